import type { MatchWord } from './match-words.ts';
import type { Reading, WordIndex } from './word-index.ts';

/** What says less of a text than this is no answer to it; of a few kana, one pair says too little. */
const LEAST_COVERED = 0.3;
const LEAST_OF_KANA = 0.6;
const FEW_PAIRS = 2;
const KANA = /^[\p{Script=Katakana}ー]+$/u;

/** Told of every name that says enough: the share of the text's weight that it says, and of its own that the text says. */
type Visit = (name: number, textCovered: number, nameCovered: number) => void;

/**
 * The sums of all names, in lists that are kept from one text to the next and cleared where they were touched: for each
 * name how much of the text it says, and how much of it the text says.
 */
function createSums(index: WordIndex, size: number) {
  const ofText = new Float32Array(size);
  const ofName = new Float32Array(size);
  const similarity = new Float32Array(size);
  const said = new Float32Array(size);

  function addNames({ word, similarity: alike }: Reading, isNewWelcome: boolean, near: number[]): void {
    const weight = index.weightOf(word) * alike;
    for (const name of index.namesWith(word)) {
      if (!isNewWelcome && ofText[name] === 0) continue;
      if (similarity[name] === 0) near.push(name);
      if (alike > (similarity[name] as number)) similarity[name] = alike;
      if (weight > (said[name] as number)) said[name] = weight;
    }
  }

  return {
    /** For one word of the text, the names that hold one of its readings, each with the most similar. */
    gather(readings: readonly Reading[], isNewWelcome: boolean): number[] {
      const near: number[] = [];
      for (const reading of readings) addNames(reading, isNewWelcome, near);
      return near;
    },
    /** Adds what the names say of the word to their sums, and clears it for the next word. */
    settle(near: readonly number[], weight: number, touched: number[]): void {
      for (const name of near) {
        if (ofText[name] === 0) touched.push(name);
        ofText[name] = (ofText[name] as number) + (similarity[name] as number) * weight;
        ofName[name] = (ofName[name] as number) + (said[name] as number);
        similarity[name] = 0;
        said[name] = 0;
      }
    },
    /** Gives the sums of a name and clears them for the next text. */
    take(name: number): { ofText: number; ofName: number } {
      const sums = { ofText: ofText[name] as number, ofName: ofName[name] as number };
      ofText[name] = 0;
      ofName[name] = 0;
      return sums;
    },
  };
}

/** Tells for each name how much of a text it says and how much of it the text says, by the weight of the words. */
export function createNameScorer(index: WordIndex, size: number) {
  const { gather, settle, take } = createSums(index, size);
  /** Gives whether every word of the text could be read without a mistake, and those that names hardly have. */
  return (words: readonly MatchWord[], visit: Visit): { isSpelled: boolean; strange: ReadonlySet<string> } => {
    const touched: number[] = [];
    const read = index
      .read(words)
      .map(({ weight, length, ...word }) => ({ ...word, weight: weight * length }))
      .sort((one, other) => other.weight - one.weight);
    const whole = read.reduce((sum, { weight }) => sum + weight, 0);
    const isFewKana = words.length <= FEW_PAIRS && words.every(({ text }) => KANA.test(text));
    const least = isFewKana ? LEAST_OF_KANA : LEAST_COVERED;
    let left = whole;
    for (const { weight, readings } of read) {
      // Rare words come first: a name that only holds the common rest can no longer say enough.
      settle(gather(readings, left >= whole * least), weight, touched);
      left -= weight;
    }
    for (const name of touched) {
      const { ofText, ofName } = take(name);
      const textCovered = ofText / whole;
      if (textCovered >= least) visit(name, textCovered, Math.min(1, ofName / index.weightOfName(name)));
    }
    return {
      isSpelled: read.every(({ isMistake }) => !isMistake),
      strange: new Set(read.filter(({ isStrange }) => isStrange).map(({ text }) => text)),
    };
  };
}
