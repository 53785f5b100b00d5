import { compileLexicon, type ExclusionKind, type Rules } from './compile-lexicon.ts';
import { readHanTens } from './fold-words.ts';
import { lexicons } from './lexicons/lexicons.ts';
import { spellDigits } from './spell-digits.ts';
import type { TextPlace } from './text-place.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const IS_WRITTEN: Record<Rules['script'], (text: string) => boolean> = {
  latin: (text) => /[a-z]/.test(text),
  arabic: (text) => /\p{Script=Arabic}/u.test(text),
  chinese: (text) => HAN.test(text) && !KANA.test(text),
  japanese: (text) => HAN.test(text) || KANA.test(text),
};
/** A job may be for grown-ups by law: alcohol, gambling, driving. Nobody has to be older for any. */
const OLDEST_MINIMUM = 25;

/** Years of something else than a life. */
const OTHER_YEARS =
  /experien\w*|pengalaman|deneyim\w*|tecrube\w*|mercado|mercato|founded|histor\w*|contrat\w*|kontrak|sozlesme\w*|garanti\w*|warrant\w*|خبر|تاسس|عقد/;

const rules: readonly Rules[] = lexicons.map(compileLexicon);

/** The rules whose script a text is written in. */
export function rulesFor(folded: string): Rules[] {
  return rules.filter(({ script }) => IS_WRITTEN[script](folded));
}

/** For what a folded sentence shuts people out, or what it asks them about themselves. */
export function findExclusion(folded: string, place: TextPlace): ExclusionKind[] {
  const kinds = rulesFor(folded)
    .filter(({ aboutPeople }) => aboutPeople.test(folded))
    .flatMap((rule) => judge(rule, folded.replace(rule.innocent, ' '), place));
  return [...new Set(kinds)];
}

function judge(rule: Rules, text: string, place: TextPlace): ExclusionKind[] {
  const isEqual = rule.equal.test(text) && !text.includes('?');
  const kinds = isEqual ? [] : askedAbout(rule, text, place);
  const isServed = rule.served.test(text) && !rule.candidate.test(text) && !rule.shut.test(text);
  if (!isServed && isAboutAge(rule, text, place === 'title')) kinds.push('age');
  if (isEqual || (rule.welcome.test(text) && !rule.shut.test(text))) return kinds;
  for (const [kind, always, near] of rule.groups) {
    if (always.test(text) || (!isServed && near.test(text))) kinds.push(kind);
  }
  return isServed ? kinds : [...kinds, ...chosenAmong(rule, text, place === 'title')];
}

/** What people have to be, where nothing says that the words are about others. */
function chosenAmong(rule: Rules, text: string, isTitle: boolean): ExclusionKind[] {
  const kinds: ExclusionKind[] = [];
  if (rule.photo.test(text)) kinds.push('looks');
  if (rule.young.test(text)) kinds.push('age');
  const isGendered = rule.gender.test(text) || (isTitle && rule.genderInTitle.test(text));
  if (isGendered && !rule.bothGenders.test(text)) kinds.push('gender');
  return kinds;
}

function askedAbout(rule: Rules, text: string, place: TextPlace): ExclusionKind[] {
  // 'Gender', 'Age', or an answer to choose that is one.
  if (place === 'question' && rule.bareGender.test(text)) return ['gender'];
  if (place === 'question' && rule.bareAge.test(text)) return ['age'];
  return rule.asked.flatMap(([kind, ask]) => (ask.test(text) ? [kind] : []));
}

function isAboutAge(rule: Rules, text: string, isTitle: boolean): boolean {
  const mayBeYearsOfLife = isTitle || !OTHER_YEARS.test(text);
  const spelled = spellDigits(readHanTens(text));
  return [text, spelled].some(
    (one) => rule.age.test(one) || (mayBeYearsOfLife && rule.ageOfYears.test(one)) || asksForGrownUps(rule, one),
  );
}

function asksForGrownUps(rule: Rules, text: string): boolean {
  const asked = rule.ageFrom.exec(text);
  return asked !== null && Number(/\d\d/.exec(asked[0])?.[0]) > OLDEST_MINIMUM;
}
