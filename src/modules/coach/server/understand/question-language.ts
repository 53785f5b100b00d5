import { languageOf } from '#src/modules/ai/language-of.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { findIntent } from './find-intent.ts';

/** The list of words that a language has its own in. */
const listOf = (language: string) => (language === 'ms' ? 'id' : (language.split('-')[0] ?? language));

/**
 * The language of a question, which is what it is answered in. A few words hardly tell it: the page's own counts unless
 * the words by which the question was understood are of another.
 */
export function questionLanguage(question: string, page: LanguageCode): LanguageCode {
  const told = languageOf(question, page) ?? page;
  if (told === page || !/\p{Script=Latin}/u.test(question)) return told;
  const { languages } = findIntent(question);
  const isOfPage = languages.length === 0 ? question.split(' ').length < 6 : languages.includes(listOf(page));
  return isOfPage ? page : told;
}
