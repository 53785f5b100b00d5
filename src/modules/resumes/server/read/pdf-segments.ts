import createBidi from 'bidi-js';
import { isRtl, normaliseText } from './normalise.ts';
import type { Letter } from './pdf-letters.ts';

/** Letters that follow one another without a wide gap. */
export interface Segment {
  text: string;
  visual: string;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  isBold: boolean;
}

export type Row = Segment[];

const SAME_BASELINE = 0.35;
/** In widths of an em: from here on it is another cell, not another word. */
const CELL_GAP = 1.15;
const WIDE_GAP = 0.85;
const WORD_GAP = 0.2;
const CJK_WORD_GAP = 0.45;

const bidi = createBidi();

/** Letters → rows of segments, from top to bottom and left to right. */
export function buildRows(letters: Letter[]): Row[] {
  const sorted = turnLigatures(letters)
    .map((letter, index) => ({ letter, index }))
    .sort((a, b) => a.letter.baseline - b.letter.baseline);
  const rows: Placed[][] = [];
  let first: Letter | undefined;
  for (const one of sorted) {
    const tolerance = SAME_BASELINE * Math.min(first?.size ?? 0, one.letter.size);
    if (!first || one.letter.baseline - first.baseline > tolerance) {
      first = one.letter;
      rows.push([]);
    }
    rows.at(-1)?.push(one);
  }
  const runs = rows.map(segmentsOf);
  const starts = startsOf(runs);
  return runs
    .map((row) =>
      row
        .flatMap((run) => cutAtColumns(run, starts))
        .flatMap(asSegment)
        .sort((a, b) => a.x0 - b.x0),
    )
    .filter((row) => row.length > 0);
}

const NARROW_GAP = 0.45;
/** So many lines must begin at a place before it is the edge of a column. */
const LEAST_STARTS = 3;

/** How many runs of a page begin at each place, in whole points. */
function startsOf(rows: Letter[][][]): Map<number, number> {
  const starts = new Map<number, number>();
  for (const run of rows.flat()) {
    const first = run.find(({ char }) => !/\s/.test(char));
    if (first) starts.set(Math.round(first.x0), (starts.get(Math.round(first.x0)) ?? 0) + 1);
  }
  return starts;
}

/** Columns that stand too close for a gap of cells: what begins where several other lines do is a cell of its own. */
function cutAtColumns(run: Letter[], starts: Map<number, number>): Letter[][] {
  if (letterSpacing(run) > 0) return [run];
  const parts: Letter[][] = [[]];
  let last: Letter | undefined;
  for (const letter of run) {
    if (!/\s/.test(letter.char)) {
      const at = Math.round(letter.x0);
      const count = Math.max(starts.get(at) ?? 0, starts.get(at - 1) ?? 0, starts.get(at + 1) ?? 0);
      if (last && count >= LEAST_STARTS && isEdge(last, letter)) parts.push([]);
      last = letter;
    }
    parts.at(-1)?.push(letter);
  }
  return parts;
}

function isEdge(last: Letter, letter: Letter): boolean {
  if (isRtl(last.char) || isRtl(letter.char)) return false;
  const gap = letter.x0 - last.x1;
  if (gap > letter.size * NARROW_GAP) return true;
  // '平成24年9' and '東海自動車': the end of a time that goes on below, and a name.
  return gap > 0 && /[\d–～-]/.test(last.char) && /[\p{L}]/u.test(letter.char) && !/[年月日号歳才]/u.test(letter.char);
}

/**
 * Where lam and alef are one picture, some programs name its letters from left to right. Where they are two, the arm of
 * the lam may reach around the alef, which then shares its place.
 */
function turnLigatures(letters: Letter[]): Letter[] {
  const turned = [...letters];
  for (const [at, alef] of letters.entries()) {
    const before = letters[at - 1];
    const isHeld = before?.char === 'ل' && before.x0 < alef.x0 && before.x1 > alef.x1;
    if (isHeld && /[اأإآ]/.test(alef.char)) turned[at] = { ...alef, x0: before.x0 };
    const lam = letters[at + 1];
    if (lam?.char !== 'ل' || !/[اأإآ]/.test(alef.char)) continue;
    if (Math.abs(lam.x0 - alef.x0) > 0.05 || Math.abs(lam.x1 - alef.x1) > 0.05) continue;
    turned[at] = { ...alef, char: lam.char };
    turned[at + 1] = { ...lam, char: alef.char };
  }
  return inReadingOrder(turned);
}

const ARABIC_LETTER = /[\u0621-\u064a]/;
/** Points by which one letter is put to the left of another. */
const NUDGE = 0.02;

/** The tail of one Arabic letter reaches below the next: the one whose middle is further right is read first. */
function inReadingOrder(letters: Letter[]): Letter[] {
  const placed = [...letters];
  for (let at = 1; at < placed.length; at++) {
    const [one, other] = [placed[at - 1] as Letter, placed[at] as Letter];
    if (!ARABIC_LETTER.test(one.char) || !ARABIC_LETTER.test(other.char)) continue;
    const shared = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
    const narrower = Math.min(one.x1 - one.x0, other.x1 - other.x0);
    if (Math.abs(one.baseline - other.baseline) > 1 || shared < narrower * 0.5) continue;
    // Lam and alef that share a place are always a lam with its alef.
    const lams = [one, other].filter(({ char }) => char === 'ل');
    const isPair = lams.length === 1 && /[اأإآ]/.test(one.char + other.char);
    const further = isPair ? (lams[0] === one ? 1 : -1) : one.x0 + one.x1 - other.x0 - other.x1;
    const [right, left, leftAt] = further > 0 ? [one, other, at] : [other, one, at - 1];
    if (Math.abs(further) > 0.1 && left.x0 >= right.x0) placed[leftAt] = { ...left, x0: right.x0 - NUDGE };
  }
  return placed;
}

interface Placed {
  letter: Letter;
  index: number;
}

/** Letters that were written one after another and touch; what overlaps them was written at another time. */
function runsOf(row: Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  for (const one of row.toSorted((a, b) => a.index - b.index)) {
    const run = runs.at(-1);
    const last = run?.at(-1)?.letter;
    const reach = one.letter.size * CELL_GAP;
    const touches =
      last && one.letter.x0 - last.x1 < reach && last.x0 - one.letter.x1 < reach && !jumpsBack(last, one.letter);
    if (run && touches) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** From the end of one word to the beginning of another that stands upon it. */
function jumpsBack(last: Letter, next: Letter): boolean {
  const overlap = Math.min(last.x1, next.x1) - Math.max(last.x0, next.x0);
  return next.x0 < last.x0 - next.size * 0.6 && overlap <= 0 && !isRtl(next.char) && !isRtl(last.char);
}

/** The letters of a ligature share a place; between right-to-left letters the later one stands further left. */
function inVisualOrder(row: Placed[]): Letter[] {
  return row
    .toSorted((a, b) => {
      const byPlace = a.letter.x0 - b.letter.x0;
      if (Math.abs(byPlace) > 0.01) return byPlace;
      // A space of no width belongs behind the letter at whose edge it stands.
      return isRtl(a.letter.char) || isRtl(b.letter.char) ? b.index - a.index : a.index - b.index;
    })
    .map(({ letter }) => letter);
}

/** Runs that lie upon each other stay apart; all others are one row of letters. */
function segmentsOf(row: Placed[]): Letter[][] {
  const layers: Placed[][][] = [];
  for (const run of runsOf(row).toSorted((a, b) => b.length - a.length)) {
    const layer = layers.find((runs) => !runs.some((other) => liesUpon(run, other)));
    if (layer) layer.push(run);
    else layers.push([run]);
  }
  return layers.flatMap((runs) => cutAtGaps(inVisualOrder(runs.flat())));
}

/** Words by their whole width. Some programs write the dots of an address last, into the gaps that they have left. */
function liesUpon(run: Placed[], other: Placed[]): boolean {
  const slack = (run[0]?.letter.size ?? 0) * 0.5;
  if (!overlap(extentOf(run), extentOf(other), slack)) return false;
  if (run.some(({ letter }) => /[\p{L}\d]/u.test(letter.char))) return true;
  return run.some(({ letter: one }) =>
    other.some(({ letter }) => overlap([one.x0, one.x1], [letter.x0, letter.x1], 1)),
  );
}

type Extent = [from: number, to: number];

function extentOf(run: Placed[]): Extent {
  return [Math.min(...run.map(({ letter }) => letter.x0)), Math.max(...run.map(({ letter }) => letter.x1))];
}

const overlap = (one: Extent, other: Extent, slack: number) => one[0] < other[1] - slack && one[1] > other[0] + slack;

function cutAtGaps(letters: Letter[]): Letter[][] {
  const segments: Letter[][] = [];
  let run: Letter[] = [];
  let spaces = 0;
  let end = 0;
  for (const letter of letters) {
    if (/\s/.test(letter.char)) {
      spaces++;
      run.push(letter);
      continue;
    }
    const gap = letter.x0 - end;
    const limit = letter.size * (spaces > 1 ? CELL_GAP * 0.85 : CELL_GAP);
    if (run.length > 0 && end > 0 && gap > limit) {
      segments.push(run);
      run = [];
    }
    run.push(letter);
    spaces = 0;
    end = Math.max(gap > limit ? 0 : end, letter.x1);
  }
  segments.push(run);
  return segments;
}

function asSegment(run: Letter[]): Segment[] {
  const letters = run.filter(({ char }) => !/\s/.test(char));
  const [first] = letters;
  if (!first) return [];
  const visual = normaliseVisual(spaced(run));
  const text = normaliseText(isRtl(visual) ? toLogical(visual) : visual);
  // A vowel sign of another font stands for itself.
  if (text === '' || /^\p{M}+$/u.test(text)) return [];
  const bold = letters.filter(({ isBold }) => isBold).length;
  return [
    {
      text,
      visual: normaliseText(visual),
      x0: first.x0,
      x1: Math.max(...letters.map(({ x1 }) => x1)),
      baseline: first.baseline,
      size: Math.max(...letters.map(({ size }) => size)),
      isBold: bold * 2 > letters.length,
    },
  ];
}

/** Some programs write letters of the presentation forms; a ligature of them is seen as one. */
function normaliseVisual(text: string): string {
  return text.replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (letter) => [...letter.normalize('NFKC')].reverse().join(''));
}

/** Puts spaces where words are apart; a heading set wide has its letters apart and its words further. */
function spaced(run: Letter[]): string {
  const wide = letterSpacing(run);
  let text = '';
  let end: number | undefined;
  let sawSpace = false;
  for (const { char, x0, x1, size } of run) {
    if (/\s/.test(char)) {
      sawSpace = true;
      continue;
    }
    const gap = end === undefined ? 0 : x0 - end;
    const limit = (/[\u3040-\u30ff\u3400-\u9fff]/.test(char) ? CJK_WORD_GAP : WORD_GAP) * size;
    const isApart = wide > 0 ? gap > wide * 1.8 : sawSpace || gap > limit;
    // Nearly as far apart as cells: more than a space between words. Arabic lines are often justified.
    const isWide = wide === 0 && gap > size * WIDE_GAP && !isRtl(char);
    if (end !== undefined && isApart) text += isWide ? '\u3000' : ' ';
    text += char;
    sawSpace = false;
    end = Math.max(end ?? x1, x1);
  }
  return text;
}

/** How far the letters of a segment are set apart on purpose; 0 when they are not. */
function letterSpacing(run: Letter[]): number {
  const letters = run.filter(({ char }) => !/\s/.test(char));
  if (letters.length < 4 || run.some(({ char }) => isRtl(char))) return 0;
  const gaps = letters.slice(1).map(({ x0 }, at) => x0 - (letters[at] as Letter).x1);
  const middle = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  // Small capitals are smaller than the letter that begins their word.
  const size = letters.map((letter) => letter.size).sort((a, b) => a - b)[letters.length >> 1] ?? 0;
  return middle > 0.11 * size ? middle : 0;
}

/** After a Latin word a year is turned with it: 'Present - 2023' among Arabic words was '2023 - Present'. */
const NOW_FIRST = /\b(present|now|current|today)(\s*[-–—]\s*)((?:19|20)\d\d)(?!\d)/gi;

/** What is seen from left to right, in the order in which it is read: the algorithm undoes itself. */
function toLogical(visual: string): string {
  const levels = bidi.getEmbeddingLevels(visual, 'rtl');
  return bidi.getReorderedString(visual, levels).replace(NOW_FIRST, '$3$2$1');
}
