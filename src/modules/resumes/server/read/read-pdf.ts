import { splitBullet } from './bullets.ts';
import { cutColumns, type Region } from './cut-columns.ts';
import type { Block, Cell, Line, ResumeDocument } from './document.ts';
import { UnreadableFile } from './document.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import { isCjk, isRtl } from './normalise.ts';
import { type PdfLetters, type PdfPage, readPdfLetters } from './pdf-letters.ts';
import { buildRows, type Row, type Segment } from './pdf-segments.ts';

const LEAST_LETTERS = 40;
/** Points between a full line and its edge. */
const TOUCHING = 4;
/** From here on a column is wide enough for a line to end early for want of room. */
const WIDE = 200;

/** A PDF as lines in reading order, columns one after another. */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  return documentOfPages(await readPdfLetters(bytes));
}

/** Letters with their places → lines; too few of them are a scan. */
export function documentOfPages({ pages, links, carried }: PdfLetters): ResumeDocument {
  if (pages.reduce((sum, { letters }) => sum + letters.length, 0) < LEAST_LETTERS) throw new UnreadableFile('scan');
  const rows = dropRunningLines(pages.map((page) => ({ rows: buildRows(page.letters), height: page.height })));
  const document: ResumeDocument = {
    pages: pages.map(({ width, height }) => ({ width, height })),
    blocks: [],
    lines: [],
    links,
    carried,
  };
  for (const [index, page] of pages.entries()) addPage(document, page, rows[index] ?? [], index + 1);
  return document;
}

function addPage(document: ResumeDocument, page: PdfPage, rows: Row[], number: number): void {
  const all = rows.flat();
  const isRtlPage = all.filter(({ text }) => isRtl(text)).length * 2 > all.length;
  for (const region of cutColumns(rows, isRtlPage)) {
    const block: Block = { page: number, x: extent(region), isAside: region.isAside };
    document.blocks.push(block);
    document.lines.push(...linesOf(region, block, document.blocks.length - 1, isRtlPage, page));
  }
}

function extent({ segments }: Region): [number, number] {
  return [Math.min(...segments.map(({ x0 }) => x0)), Math.max(...segments.map(({ x1 }) => x1))];
}

function linesOf(region: Region, block: Block, index: number, isRtlPage: boolean, page: PdfPage): Line[] {
  const rows = regroup(region.segments);
  const leading = typicalLeading(rows);
  const lines: Line[] = [];
  let before: { line: Line; row: Row } | undefined;
  for (const row of rows) {
    const line = lineOf(row, index, isRtlPage, block.page, page);
    if (!line) continue;
    if (before) {
      const gap = (row[0]?.baseline ?? 0) - (before.row[0]?.baseline ?? 0);
      line.followsFullLine = isFull(before.row, row, block.x as [number, number], isRtlPage);
      const isFarBelow = gap > leading * 1.3;
      line.startsParagraph = line.isBullet || isFarBelow || !line.followsFullLine || line.size !== before.line.size;
    }
    lines.push(line);
    before = { line, row };
  }
  return lines;
}

function regroup(segments: Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && segment.baseline - first.baseline <= 0.35 * Math.min(first.size, segment.size))
      row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

function typicalLeading(rows: Row[]): number {
  const steps = rows.slice(1).map((row, at) => (row[0]?.baseline ?? 0) - (rows[at]?.[0]?.baseline ?? 0));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)] ?? 0;
}

/** A line was full when the first word of the next one had no room on it. */
function isFull(row: Row, next: Row, [from, to]: [number, number], isRtlPage: boolean): boolean {
  const slack = (to - from) * 0.14;
  const isWide = to - from > WIDE;
  const room = isRtlPage ? Math.min(...row.map(({ x0 }) => x0)) - from : to - Math.max(...row.map(({ x1 }) => x1));
  if (room > slack * (isWide ? 2 : 1)) return false;
  const first = isRtlPage ? next.reduce((a, b) => (b.x1 > a.x1 ? b : a)) : next[0];
  if (!first || isCjk(first.text)) return room <= slack;
  const word = (first.text.split(' ')[0] ?? '').length / Math.max(1, first.text.length);
  // Further from the edge only a long word says so.
  return room < TOUCHING || (first.x1 - first.x0) * word + first.size * 0.2 > room;
}

function lineOf(row: Row, block: number, isRtlPage: boolean, number: number, page: PdfPage): Line | undefined {
  const ordered = row.toSorted((a, b) => (isRtlPage ? b.x0 - a.x0 : a.x0 - b.x0));
  const { isBullet, cells } = splitBullet(ordered.map((segment) => cellOf(segment, page)));
  const [first] = cells;
  if (!first) return undefined;
  const size = Math.max(...row.map((segment) => segment.size));
  return {
    cells,
    page: number,
    size: Math.round(size * 2) / 2,
    isBold: first.isBold,
    isBullet,
    isHeading: false,
    block,
    indent: isRtlPage ? page.width - Math.max(...row.map(({ x1 }) => x1)) : Math.min(...row.map(({ x0 }) => x0)),
    startsParagraph: true,
    followsFullLine: false,
  };
}

function cellOf({ text, visual, x0, x1, baseline, size, isBold }: Segment, page: PdfPage): Cell {
  const top = Math.max(0, baseline - size);
  const round = (value: number) => Math.round(value * 10) / 10;
  const height = Math.min(size * 1.3, page.height - top);
  return { text, visual, isBold, box: { x: round(x0), y: round(top), width: round(x1 - x0), height: round(height) } };
}
