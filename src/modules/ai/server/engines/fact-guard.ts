import { languageOf } from '../../language-of.ts';
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
 * Says of a sentence from outside whether it tells only what was given: every number, address, named skill, employer,
 * school and job title stands in the task. A sentence that does not pass is left out, so that what a model makes up
 * reaches nobody.
 */
export function createFactGuard(task: WritingTask, namedSkills: readonly string[]) {
  const given = givenIn(task);
  const known = new Set(numbersIn(given));
  const lower = given.toLowerCase();
  const titles = new Set(titlesIn(given).flat());
  const isSameLanguage = languageOf(given, task.language) === task.language;
  return (sentence: string): boolean => {
    if (ABOUT_ITSELF.test(sentence)) return false;
    if (numbersIn(sentence).some((number) => !known.has(number))) return false;
    if (titlesIn(sentence).some((meanings) => !meanings.some((meaning) => titles.has(meaning)))) return false;
    if (!hasKnownNames(sentence, given, isSameLanguage)) return false;
    if (addressesIn(sentence).some((address) => !lower.includes(address))) return false;
    return namedSkills.every((skill) => !hasWord(sentence, skill) || lower.includes(skill.toLowerCase()));
  };
}

/** Links and e-mail addresses, without what stands around them. */
function addressesIn(sentence: string): string[] {
  const words = sentence.toLowerCase().split(/[\s()<>"“”]+/);
  return words.filter((word) => /:\/\/|^www\.|.@./.test(word)).map((word) => word.replace(/[.,;!?]$/, ''));
}

/** As a name is spelled, so that `Go` is not found in `go`. */
function hasWord(sentence: string, word: string): boolean {
  for (let at = sentence.indexOf(word); at >= 0; at = sentence.indexOf(word, at + 1)) {
    const [before, after] = [sentence[at - 1] ?? ' ', sentence[at + word.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
