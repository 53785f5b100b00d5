import { isCjk, isRtl } from '../read/normalise.ts';
import type { Letter, PdfPage } from '../read/pdf-letters.ts';
import type { SeenLine, SeenWord } from './recognise.ts';

export interface SeenPage {
  /** In points. */
  width: number;
  height: number;
  /** Pixels in a point. */
  scale: number;
  lines: SeenLine[];
}

/** From the top of 'b' to the foot of 'p', in widths of an em. */
const ROW_OF_EM = 0.93;
/** Sizes within this of each other are one: the letters of a row decide how high it seems to be. */
const SAME_SIZE = 1.2;
/** Below this a sign is dirt or a part of a drawing. */
const LEAST_SURE = 30;
/** What the dot of a list is taken for; in English none of them is a word. */
const MISREAD_DOT = /^[e¢©®°«*+]$/;

/** Recognised words as the letters that a PDF with text has, so that everything after them stays the same. */
export function lettersOfPages(pages: SeenPage[], isEnglish: boolean): PdfPage[] {
  const sizeOf = createSizes(pages.flatMap((page) => page.lines.map((line) => rowSize(line, page))));
  return pages.map((page) => ({
    width: page.width,
    height: page.height,
    letters: page.lines.flatMap((line) => lettersOfLine(line, page, sizeOf(rowSize(line, page)), isEnglish)),
  }));
}

function rowSize({ rowAttributes, bbox }: SeenLine, { scale }: SeenPage): number {
  return (rowAttributes.rowHeight || bbox.y1 - bbox.y0) / ROW_OF_EM / scale;
}

/** Gives sizes that differ by chance the same value: the middle one of their group. */
function createSizes(sizes: number[]): (size: number) => number {
  const groups: number[][] = [];
  for (const size of sizes.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && size <= (group[0] ?? 0) * SAME_SIZE) group.push(size);
    else groups.push([size]);
  }
  const middles = new Map(groups.flatMap((group) => group.map((size) => [size, group[group.length >> 1] ?? size])));
  return (size) => middles.get(size) ?? size;
}

function lettersOfLine(line: SeenLine, { scale }: SeenPage, size: number, isEnglish: boolean): Letter[] {
  const baseline = (line.baseline.y0 + line.baseline.y1) / 2 / scale;
  const words = line.words.filter(isWord);
  return words.flatMap((word, index) => {
    const isDot = index === 0 && isEnglish && words.length > 1 && MISREAD_DOT.test(word.text);
    const letters = lettersOfWord(isDot ? { ...word, text: '•' } : word, scale, { baseline, size });
    const before = words[index - 1];
    return before && isSpaced(before, word)
      ? [spaceBetween(before, word, scale, { baseline, size }), ...letters]
      : letters;
  });
}

function isWord({ text, confidence }: SeenWord): boolean {
  return text.trim() !== '' && (confidence >= LEAST_SURE || /[\p{L}\d]{2}/u.test(text));
}

/** Chinese and Japanese words follow one another without spaces. */
const isSpaced = (before: SeenWord, word: SeenWord) => !(isCjk(before.text) || isCjk(word.text));

type Line = Pick<Letter, 'baseline' | 'size'>;

/** Within a word the letters share its width; only words have places that are exact. */
function lettersOfWord({ text, bbox }: SeenWord, scale: number, line: Line): Letter[] {
  const chars = [...text];
  const step = (bbox.x1 - bbox.x0) / scale / chars.length;
  const isFromRight = isRtl(text);
  return chars.map((char, at) => {
    const x0 = bbox.x0 / scale + step * (isFromRight ? chars.length - 1 - at : at);
    return { char, x0, x1: x0 + step, ...line, isBold: false };
  });
}

function spaceBetween(one: SeenWord, other: SeenWord, scale: number, line: Line): Letter {
  const [left, right] = one.bbox.x0 <= other.bbox.x0 ? [one, other] : [other, one];
  return { char: ' ', x0: left.bbox.x1 / scale, x1: right.bbox.x0 / scale, ...line, isBold: false };
}
