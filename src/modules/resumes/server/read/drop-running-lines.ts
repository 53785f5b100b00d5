import type { Row } from './pdf-segments.ts';

interface PageRows {
  rows: Row[];
  height: number;
}

const EDGE = 0.09;
const PAGE_NUMBER =
  /^(?:[-–—|\s]*(?:page|página|halaman|muka surat|sayfa|صفحة|第)?\s*#+\s*(?:(?:\/|of|de|dari|daripada|من|页|頁|ページ|共)\s*)*#*\s*(?:页|頁|ページ)?[-–—|\s]*)$/i;

/** A phone number, or a date. */
const LONG_NUMBER = /\d{4}/;

/** Leaves out what is repeated on every page and page numbers, so that they do not stand in the middle of a sentence. */
export function dropRunningLines(pages: PageRows[]): Row[][] {
  const seen = new Map<string, number>();
  const texts = new Set<string>();
  for (const page of pages) {
    for (const row of page.rows) {
      if (isAtEdge(row, page)) seen.set(keyOf(row), (seen.get(keyOf(row)) ?? 0) + 1);
      for (const { text } of row) texts.add(text);
    }
  }
  return pages.map((page, index) =>
    page.rows.filter((row) => {
      if (!isAtEdge(row, page)) return true;
      const key = keyOf(row);
      if (PAGE_NUMBER.test(key) && !LONG_NUMBER.test(textOf(row))) return false;
      const isRepeated = (seen.get(key) ?? 0) > 1;
      // At the top of the first page it is the letterhead with the name.
      if (isRepeated) return index === 0 && isTop(row, page);
      return !isNumberedName(row, page, texts);
    }),
  );
}

/** 'Jane Doe 1' under a page that has 'Jane Doe' above. */
function isNumberedName(row: Row, page: PageRows, texts: Set<string>): boolean {
  if (isTop(row, page)) return false;
  const text = textOf(row);
  const plain = text.replace(/[\s\d|/–-]+$/, '');
  return plain !== text && texts.has(plain);
}

const isTop = (row: Row, { height }: PageRows) => (row[0]?.baseline ?? 0) < height * EDGE;
const isAtEdge = (row: Row, page: PageRows) =>
  isTop(row, page) || (row[0]?.baseline ?? 0) > page.height * (1 - EDGE * 0.8);
const textOf = (row: Row) => row.map(({ text }) => text).join(' ');
const keyOf = (row: Row) => row.map(({ text }) => text.replace(/\d+/g, '#')).join(' ');
