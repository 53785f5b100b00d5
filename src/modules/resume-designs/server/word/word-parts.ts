import {
  BorderStyle,
  HeightRule,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { directionOf, type LanguageCode } from '#src/modules/options/languages.ts';
import { isEastAsian } from './word-fonts.ts';

export type Block = Paragraph | Table;

export interface WordCell<Part = Block> {
  blocks: Part[];
  /** The cell's ground, as six hex digits. */
  fill?: string;
  /** How many rows it reaches over. */
  rows?: number;
  isMiddle?: boolean;
}

export interface WordTable<Part = Block> {
  /** Of each column, in twentieths of a point as all lengths here. */
  widths: number[];
  rows: WordCell<Part>[][];
  /** Space inside each cell: at its sides, and above and below. */
  padding: { inline: number; block: number };
  /** Hairlines between rows, as six hex digits. */
  lines?: string;
  /** Around every cell, which is then not broken in two. */
  frames?: string;
  /** Of each row at least. */
  minHeight?: number;
  /** Repeats the first row on every page. */
  hasHead?: boolean;
}

export type WordParts = ReturnType<typeof createWordParts>;

/** Paragraphs and tables in one language; each says its direction itself, for programs that skip styles. */
export function createWordParts(language: LanguageCode) {
  const isRtl = directionOf(language) === 'rtl';
  // Marks that Latin has too are drawn in the eastern font.
  const hint = isEastAsian(language) ? { font: { hint: 'eastAsia' } } : {};
  const run = (text: string) => new TextRun({ text, ...hint, ...(isRtl && { rightToLeft: true }) });
  const paragraph = (style: string | IParagraphOptions, ...texts: (string | ParagraphChild)[]) =>
    new Paragraph({
      ...(typeof style === 'string' ? { style } : style),
      ...(isRtl && { bidirectional: true }),
      children: texts.map((text) => (typeof text === 'string' ? run(text) : text)),
    });
  const table = (parts: WordTable) =>
    new Table({
      width: { size: parts.widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: parts.widths,
      layout: TableLayoutType.FIXED,
      ...(isRtl && { visuallyRightToLeft: true }),
      borders: bordersOf(parts),
      rows: parts.rows.map((cells, at) => tableRow(parts, cells, at, () => paragraph('Normal'))),
    });
  return { isRtl, paragraph, table };
}

function tableRow(
  { widths, padding, minHeight, frames, hasHead }: WordTable,
  cells: WordCell[],
  at: number,
  empty: () => Block,
) {
  const { inline, block } = padding;
  return new TableRow({
    ...(minHeight && { height: { value: minHeight, rule: HeightRule.ATLEAST } }),
    ...(frames && { cantSplit: true }),
    ...(hasHead && at === 0 && { tableHeader: true }),
    children: cells.map(
      ({ blocks, fill, rows, isMiddle }, column) =>
        new TableCell({
          width: { size: widths[column] ?? 0, type: WidthType.DXA },
          // The same on both sides: programs differ on which side is which in a table from right to left.
          margins: { top: block, bottom: block, left: inline, right: inline },
          ...(fill && { shading: { fill } }),
          ...(rows && { rowSpan: rows }),
          ...(isMiddle && { verticalAlign: VerticalAlignTable.CENTER }),
          children: blocks.length > 0 ? blocks : [empty()],
        }),
    ),
  });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

function bordersOf({ lines, frames }: WordTable) {
  const stroke = (color: string | undefined) => (color ? { style: BorderStyle.SINGLE, size: 4, color } : none);
  const around = stroke(frames);
  const inside = stroke(frames ?? lines);
  return { top: around, bottom: around, left: around, right: around, insideHorizontal: inside, insideVertical: around };
}
