import { mistakesBetween, type Speller } from '../engine/core/spelling.ts';
import { bitOf, type Vocabulary } from '../engine/core/thesaurus.ts';
import { isUnspaced, queryWordsOf } from '../engine/core/words.ts';

export interface SpellingKnowledge {
  /** Whether our lists, the jobs or the names of companies know the word, also as it was typed. */
  isKnown(word: string, typed?: string): boolean;
  /** The languages that a word belongs to, one bit each. */
  languagesOf(word: string): number;
  speller: Speller;
  /** How a word is written in full. */
  written: Pick<Vocabulary, 'get'>;
}

const SHORTEST = 6;
const LONG = 12;

/**
 * The text with its misspelt words put right, in the language of the reader or of the other words; null when no word is
 * doubtful or one cannot be read. The caller asks only when the words as typed find nothing.
 */
export function correctSpelling(text: string, language: string, knowledge: SpellingKnowledge): string | null {
  const words = queryWordsOf(text);
  const own = bitOf(language);
  const allowed = languagesAllowed(words, own, knowledge);
  let isChanged = false;
  let isHopeless = false;
  const corrected = text.replace(/[\p{L}\p{M}\p{N}]+/gu, (typed) => {
    const [word = ''] = queryWordsOf(typed);
    if (word.length < SHORTEST || isUnspaced(word) || knowledge.isKnown(word, typed) || isForm(word, own, knowledge))
      return typed;
    const meant = meantBy(word, own, knowledge) ?? meantBy(word, allowed, knowledge);
    if (meant === undefined) {
      isHopeless = true;
      return typed;
    }
    isChanged = true;
    return knowledge.written.get(meant) ?? meant;
  });
  return isChanged && !isHopeless ? corrected : null;
}

const MOST_LOOKED_AT = 8;

/** The nearest word of these languages. */
function meantBy(word: string, languages: number, { speller, languagesOf }: SpellingKnowledge): string | undefined {
  return speller
    .nearest(word, MOST_LOOKED_AT)
    .find((one) => one[0] === word[0] && languagesOf(one) & languages && isOneWord(word, one));
}

const ENDING = /(?:[aeo]s?|s)$/;

/** Another gender or number of a word is no mistake: kinesióloga, where the lists have the kinesiólogo. */
function isForm(word: string, languages: number, { speller, languagesOf }: SpellingKnowledge): boolean {
  const root = word.replace(ENDING, '');
  return speller
    .nearest(word, MOST_LOOKED_AT)
    .some((one) => one.replace(ENDING, '') === root && languagesOf(one) & languages);
}

/** Two mistakes are believed only of a long word; what the looser readings find needs no correction. */
function isOneWord(typed: string, meant: string): boolean {
  const allowed = typed.length >= LONG ? 2 : 1;
  return mistakesBetween(typed, meant, allowed) <= allowed;
}

/** The reader's language, and one that all known words share. */
function languagesAllowed(words: string[], own: number, { isKnown, languagesOf }: SpellingKnowledge): number {
  const shared = words.filter((word) => isKnown(word)).reduce((common, word) => common & languagesOf(word), -1);
  return shared === -1 ? own : own | shared;
}
