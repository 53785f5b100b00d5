import { fold } from './score/fold.ts';
import { findAny } from './score/match-words.ts';
import { wordsOf } from './score/words/words.ts';

/** Whether a text says what changed, by the same words as the analysis. */
export function tellsOutcome(text: string, language: string): boolean {
  const words = wordsOf(language.split('-')[0] ?? language);
  return words !== undefined && findAny(fold(text), words.outcomes) !== undefined;
}
