import { languageOf } from '../../language-of.ts';
import { hasUnknownName } from './find-names.ts';
import { hasKnownNames } from './known-names.ts';
import { givenIn, type WritingTask } from './tasks.ts';
import { titlesIn } from './title-words.ts';

const NUMBER = /\d+(?:[.,\u066b\u066c' ]\d+)*/g;
/** What a model says of its own work, or of its orders. */
const ABOUT_ITSELF =
  /<\/?data>|as an ai|language model|here is (?:the|your)|here's (?:the|your)|my instructions|system prompt/iu;

/** Digits of any script in one spelling, without what groups them. */
function numbersIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= 0x06f0 ? code - 0x06f0 : code - 0x0660);
  });
  return (plain.match(NUMBER) ?? []).flatMap((found) => {
    const bare = found.replace(/\D/g, '');
    return [bare.replace(/^0+(?=\d)/, '')];
  });
}

/**
 * Says of a sentence from outside whether it tells only what was given: every number, address, named skill and claim (a
 * benefit, praise of a company) stands in the task, and of a person every employer, school and job title; what
 * the coach says has names of its own kind. A sentence that does not pass is left out, so that what a model makes up reaches nobody.
 */
export function createFactGuard(task: WritingTask, namedSkills: readonly string[], claims: readonly string[] = []) {
  const given = givenIn(task);
  const known = new Set(numbersIn(given));
  const lower = given.toLowerCase();
  const titles = new Set(titlesIn(given).flat());
  // A post and a coach speak of people whom the reader will meet: they have titles too.
  const isAboutSomeone = task.task !== 'job-post' && task.task !== 'coach-answer';
  const isSameLanguage = languageOf(given, task.language) === task.language;
  const unsaid = claims.map((claim) => claim.toLowerCase()).filter((claim) => !lower.includes(claim));
  return (sentence: string): boolean => {
    if (ABOUT_ITSELF.test(sentence)) return false;
    if (numbersIn(sentence).some((number) => !known.has(number))) return false;
    if (isAboutSomeone && !hasKnownTitles(sentence, titles)) return false;
    if (isAboutSomeone && !hasKnownNames(sentence, given, isSameLanguage)) return false;
    if (addressesIn(sentence).some((address) => !lower.includes(address))) return false;
    if (task.task === 'coach-answer' && hasUnknownName(sentence, lower)) return false;
    const small = sentence.toLowerCase();
    if (unsaid.some((claim) => hasClaim(small, claim))) return false;
    return namedSkills.every((skill) => !hasWord(sentence, skill) || lower.includes(skill.toLowerCase()));
  };
}

function hasKnownTitles(sentence: string, known: ReadonlySet<string>): boolean {
  return titlesIn(sentence).every((meanings) => meanings.some((meaning) => known.has(meaning)));
}

/** Links and e-mail addresses, without what stands around them. */
function addressesIn(sentence: string): string[] {
  const words = sentence.toLowerCase().split(/[\s()<>"“”]+/);
  return words.filter((word) => /:\/\/|^www\.|.@./.test(word)).map((word) => word.replace(/[.,;!?]$/, ''));
}

/** Scripts without spaces have no borders of words. */
function hasClaim(sentence: string, claim: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u.test(claim)
    ? sentence.includes(claim)
    : hasWord(sentence, claim);
}

/** As a name is spelled, so that `Go` is not found in `go`. */
function hasWord(sentence: string, word: string): boolean {
  for (let at = sentence.indexOf(word); at >= 0; at = sentence.indexOf(word, at + 1)) {
    const [before, after] = [sentence[at - 1] ?? ' ', sentence[at + word.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
