import type { LanguageCode } from '#src/modules/options/languages.ts';
import { guessLanguages } from './guess-intent.ts';

/** By so much another language has to be likelier than the page's. */
const SURE = 4;
/** And so little may be like the page's own: a place's name alone (`and in Kuala Lumpur?`) makes no other language. */
const UNLIKE = -4;

/** The language of a question, which is what it is answered in: the page's own unless it is clearly of another. */
export function questionLanguage(question: string, page: LanguageCode): LanguageCode {
  const scores = guessLanguages(question);
  const own = scores.get(page) ?? 0;
  const [best, score] = [...scores].toSorted(([, one], [, other]) => other - one)[0] ?? [page, 0];
  return own < UNLIKE && score - own >= SURE ? best : page;
}
