import type { WordTable } from './word-parts.ts';

/** How a paragraph of the document looks; lengths in points. */
export interface DrawnStyle {
  size: number;
  isBold: boolean;
  colour: string;
  isCentred: boolean;
  before: number;
  after: number;
  /** Of the height of a line, or the height itself where that is fixed. */
  lines: number;
  height?: number;
  /** The colour of a line below it. */
  rule?: string;
  isPoint: boolean;
}

export type DrawnBlock = { style: string; text: string } | WordTable<DrawnBlock>;

/** A template for its picture: the same paragraphs, tables and styles as in the document. */
export interface DrawnTemplate {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  margins: { block: number; inline: number };
  styles: Record<string, DrawnStyle>;
  blocks: DrawnBlock[];
}
