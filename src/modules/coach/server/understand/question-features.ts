import { foldQuestion } from './fold-question.ts';

const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const LETTERS_OF_A_GROUP = 4;
const LONGEST_SIGNS = 3;
/** Nobody types more words to be understood by. */
const MOST_WORDS = 80;

/** What a question is recognised by: its words, pairs of them, groups of letters, and runs of signs where nobody puts spaces. */
export function questionFeatures(question: string): Set<string> {
  const words = foldQuestion(question).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (SIGN.test(word)) {
      addRuns(features, word, 'signs', LONGEST_SIGNS);
      continue;
    }
    features.add(`word ${word}`);
    const framed = `^${word}$`;
    for (let from = 0; from + LETTERS_OF_A_GROUP <= framed.length; from += 1) {
      features.add(`letters ${framed.slice(from, from + LETTERS_OF_A_GROUP)}`);
    }
    const next = words[at + 1];
    if (next && !SIGN.test(next)) features.add(`pair ${word} ${next}`);
  }
  return features;
}

function addRuns(features: Set<string>, word: string, name: string, longest: number): void {
  for (let size = 1; size <= longest; size += 1) {
    for (let from = 0; from + size <= word.length; from += 1) features.add(`${name} ${word.slice(from, from + size)}`);
  }
}
