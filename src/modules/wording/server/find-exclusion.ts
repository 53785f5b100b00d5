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

/** For what a folded sentence shuts people out, or asks them about themselves. */
export function findExclusion(folded: string, place: TextPlace): ExclusionKind | undefined {
  for (const rule of rulesFor(folded)) {
    if (!rule.aboutPeople.test(folded)) continue;
    const found = judge(rule, folded.replace(rule.innocent, ' '), place);
    if (found) return found;
  }
  return undefined;
}

function judge(rule: Rules, text: string, place: TextPlace): ExclusionKind | undefined {
  const isTitle = place === 'title';
  const isEqual = rule.equal.test(text) && !text.includes('?');
  const asked = isEqual ? undefined : askedAbout(rule, text, place);
  if (asked) return asked;
  const isServed = rule.served.test(text) && !rule.candidate.test(text);
  if (!isServed && isAboutAge(rule, text, isTitle)) return 'age';
  if (isEqual || (rule.welcome.test(text) && !rule.shut.test(text))) return undefined;
  const group = rule.groups.find(([, always, near]) => always.test(text) || (!isServed && near.test(text)));
  if (group || isServed) return group?.[0];
  if (rule.photo.test(text)) return 'looks';
  if (rule.young.test(text)) return 'age';
  if (rule.bothGenders.test(text)) return undefined;
  return rule.gender.test(text) || (isTitle && rule.genderInTitle.test(text)) ? 'gender' : undefined;
}

function askedAbout(rule: Rules, text: string, place: TextPlace): ExclusionKind | undefined {
  // 'Gender', 'Age', or an answer to choose that is one.
  if (place === 'question' && rule.bareGender.test(text)) return 'gender';
  if (place === 'question' && rule.bareAge.test(text)) return 'age';
  return rule.asked.find(([, ask]) => ask.test(text))?.[0];
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
