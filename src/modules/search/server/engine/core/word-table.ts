/** Many texts as plain numbers, each with the number of its place. */
export interface TextsData {
  letters: Uint16Array;
  /** Where each text begins among the letters, and where the last one ends. */
  starts: Uint32Array;
}

/** Different texts, and at the place of each one's hash its number. */
export interface WordTableData extends TextsData {
  slots: Int32Array;
}

/**
 * Texts by their number. Ten thousands of them as a map of strings take long to read from a file and stay with the
 * collector for good; these are there as soon as their file is read.
 */
export interface Texts {
  size: number;
  textOf(number: number): string;
  lengthOf(number: number): number;
  all(): Generator<string>;
}

/** Texts that are found, too. */
export interface WordTable extends Texts {
  numberOf(text: string): number | undefined;
  has(text: string): boolean;
  startsWith(number: number, beginning: string): boolean;
}

const FREE = 0;

export function packTexts(texts: readonly string[]): TextsData {
  const starts = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) starts[at + 1] = (starts[at] as number) + text.length;
  const letters = new Uint16Array(starts[texts.length] as number);
  for (const [number, text] of texts.entries()) {
    const start = starts[number] as number;
    for (let at = 0; at < text.length; at += 1) letters[start + at] = text.charCodeAt(at);
  }
  return { letters, starts };
}

/** The texts must be different. */
export function packWords(words: Iterable<string>): WordTableData {
  const texts = [...words];
  // At least half of the slots stay free, so that a look-up takes two or three steps.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(texts.length * 2 + 2)));
  for (const [number, text] of texts.entries()) {
    let slot = hashOf(text) & (slots.length - 1);
    while (slots[slot] !== FREE) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = number + 1;
  }
  return { ...packTexts(texts), slots };
}

export function readTexts({ letters, starts }: TextsData): Texts {
  const size = starts.length - 1;
  const textOf = (number: number) =>
    Reflect.apply(String.fromCharCode, undefined, letters.subarray(starts[number], starts[number + 1]));
  return {
    size,
    textOf,
    lengthOf: (number) => (starts[number + 1] as number) - (starts[number] as number),
    *all() {
      for (let number = 0; number < size; number += 1) yield textOf(number);
    },
  };
}

export function readWords({ letters, starts, slots }: WordTableData): WordTable {
  const texts = readTexts({ letters, starts });
  const startsWith = (number: number, beginning: string) => {
    const start = starts[number] as number;
    if (beginning.length > texts.lengthOf(number)) return false;
    for (let at = 0; at < beginning.length; at += 1) {
      if (letters[start + at] !== beginning.charCodeAt(at)) return false;
    }
    return true;
  };
  const numberOf = (text: string) => {
    for (let slot = hashOf(text) & (slots.length - 1); slots[slot] !== FREE; slot = (slot + 1) & (slots.length - 1)) {
      const number = (slots[slot] as number) - 1;
      if (texts.lengthOf(number) === text.length && startsWith(number, text)) return number;
    }
    return undefined;
  };
  return { ...texts, numberOf, startsWith, has: (text) => numberOf(text) !== undefined };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
