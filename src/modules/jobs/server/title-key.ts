import { normalizeText } from '#src/kernel/text.ts';
import { cleanTitle } from '../clean-title.ts';

/** Says what other fields say already, or nothing: how many, which kind of contract, where one works from. */
const REDUNDANT =
  /\bref(?:erence)?\W{0,3}\d+\b|\b(?:x ?)?\d{1,3} ?(?:x|pax|openings?|positions?|vacanc(?:y|ies)|headcount|hc|posts?|orang|kekosongan|kisi|vagas?|vacantes?|plazas?)\b|\d{1,3} ?[名人]|\d{1,3} ?(?:وظايف|وظائف|شواغر)|\b(?:full|part)[ -]?time\b|\b(?:on-?site|hybrid|remote|wfh|permanent|contract|tetap|tempo integral|tiempo completo|tam zamanli)\b|正社員|全[职職]|兼[职職]|\b[mfhdwx]\/[mfhdwx](?:\/[mfhdwx])?\b|男女不限/gu;
/** Short forms that everybody writes, by what they stand for. */
const SHORT: Record<string, string> = {
  sr: 'senior',
  jr: 'junior',
  mgr: 'manager',
  asst: 'assistant',
  exec: 'executive',
  eng: 'engineer',
  dev: 'developer',
  admin: 'administrator',
};
/** Words that join. */
const JOINS = new Set('a an the at in for of and na no em en de la el para di ke y e o &'.split(' '));
/** With them the order of words matters: an assistant manager is no manager's assistant. */
const ORDERED =
  /\b(?:assist\w*|asist\w*|asisten|pembantu|yardimci\w*|auxiliar|ayudante|deputy|vice)\b|助理|副|補助|アシスタント|مساعد/u;

/**
 * What a title says about the work: cosmetic twins have the same key. Calls to apply, decoration, the company's name,
 * the job's own place and small changes of order are no difference; a shift, a level or a line is.
 */
export function titleKey(title: string, around: readonly string[] = []): string {
  let plain = normalizeText(cleanTitle(title) || title);
  for (const name of around.map(normalizeText)) if (name.length > 1) plain = plain.replaceAll(name, ' ');
  const words = plain
    .replace(REDUNDANT, ' ')
    .replace(/(?<=\p{L})\.(?=\s|$)/gu, ' ')
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => word.replace(/(?<!\.)\.+$/, ''))
    .map(oneForm)
    .filter((word) => word && !JOINS.has(word));
  if (words.length === 0) return normalizeText(title);
  return (ORDERED.test(plain) ? words : words.toSorted()).join(' ');
}

/** Singular, and written out. */
function oneForm(word: string): string {
  const whole = SHORT[word] ?? word;
  return /^[a-z]{4,}s$/.test(whole) && !/(?:ss|us|is)$/.test(whole) ? whole.slice(0, -1) : whole;
}
