import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { Refusal } from '../../resume-reading.ts';

/** Where something stands on a page, in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a form or the head of a table calls the parts of an entry. */
export type EntryPart =
  | 'title'
  | 'company'
  | 'period'
  | 'from'
  | 'to'
  | 'school'
  | 'studies'
  | 'place'
  | 'duties'
  | 'ignored';

/** A piece of a line that stands for itself: the whole line, a cell of a table, what is set apart by a wide gap. */
export interface Cell {
  /** In reading order, normalised. */
  text: string;
  /** As it is seen from left to right; phone numbers between right-to-left words keep their order only here. */
  visual: string;
  box: Box | null;
  isBold: boolean;
  /** What its label or the head of its column calls it. */
  part?: EntryPart | undefined;
  /** What is left of '2015 – 2018 · Leeds' without its time. */
  isBesideDate?: boolean;
}

export interface Line {
  cells: Cell[];
  page: number;
  /** Height of the letters in points; 0 when the format does not say. */
  size: number;
  isBold: boolean;
  isBullet: boolean;
  /** Marked as a heading by the program that wrote it. */
  isHeading: boolean;
  /** What else sets it apart: capitals by style, a colour, a line under it. */
  look?: string;
  /** Which run of text it belongs to: a column, a cell, the body. */
  block: number;
  /** How far from the side where lines begin; null where a format does not say. */
  indent: number | null;
  /** A new paragraph begins here: it is no continuation of the line before. */
  startsParagraph: boolean;
  /** The line before was filled to its edge, so that this one may continue its sentence. */
  followsFullLine: boolean;
}

export interface Block {
  page: number;
  /** From and to, in points; null where a format has no places. */
  x: [number, number] | null;
  /** A narrow column beside a wide one. */
  isAside: boolean;
}

/** A file as lines in the order in which a person reads them. */
export interface ResumeDocument {
  pages: { width: number; height: number }[];
  blocks: Block[];
  lines: Line[];
  /** What the links lead to, as the file says. */
  links: string[];
  /** What a resume made here says in a form for programs. */
  carried?: ResumeContent | undefined;
}

export class UnreadableFile extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** How much is read of a file at most; what is beyond is no resume. */
export const MOST_PAGES = 60;
export const PAGES_READ = 15;
export const MOST_LETTERS = 200_000;

export function textOf(line: Line): string {
  return line.cells.map(({ text }) => text).join('  ');
}
