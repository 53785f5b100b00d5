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
 * Tells for each name how much of a text it says and how much of it the text says, by the weight of the words. The sums
 * of all names lie in lists that are kept from one text to the next and cleared where they were touched.
 */
export function createNameScorer(index: WordIndex, size: number) {
  const ofText = new Float32Array(size);
  const ofName = new Float32Array(size);
  const likeness = new Float32Array(size);
  const said = new Float32Array(size);

  /** For one word of the text, the names that hold one of its readings, each with the surest. */
  function gather(readings: readonly Reading[], isNewWelcome: boolean): number[] {
    const near: number[] = [];
    for (const reading of readings) addNames(reading, isNewWelcome, near);
    return near;
  }

  function addNames({ word, likeness: sure }: Reading, isNewWelcome: boolean, near: number[]): void {
    const weight = index.weightOf(word) * sure;
    for (const name of index.namesWith(word)) {
      if (!isNewWelcome && ofText[name] === 0) continue;
      if (likeness[name] === 0) near.push(name);
      if (sure > (likeness[name] as number)) likeness[name] = sure;
      if (weight > (said[name] as number)) said[name] = weight;
    }
  }

  /** Adds what the names say of the word to their sums, and clears it for the next word. */
  function settle(near: readonly number[], weight: number, touched: number[]): void {
    for (const name of near) {
      if (ofText[name] === 0) touched.push(name);
      ofText[name] = (ofText[name] as number) + (likeness[name] as number) * weight;
      ofName[name] = (ofName[name] as number) + (said[name] as number);
      likeness[name] = 0;
      said[name] = 0;
    }
  }

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
      const textCovered = (ofText[name] as number) / whole;
      if (textCovered >= least) {
        visit(name, textCovered, Math.min(1, (ofName[name] as number) / index.weightOfName(name)));
      }
      ofText[name] = 0;
      ofName[name] = 0;
    }
    return {
      isSpelled: read.every(({ isMistake }) => !isMistake),
      strange: new Set(read.filter(({ isStrange }) => isStrange).map(({ text }) => text)),
    };
  };
}
