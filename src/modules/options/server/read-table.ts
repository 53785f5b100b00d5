import { readFileSync } from 'node:fs';

export type Row = Record<string, string>;

/** Reads a tab-separated file whose first line names the columns. */
export function readTable(file: URL): Row[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** The row's text in a language; English where the list keeps one name for all. */
export function textIn(row: Row, language: string): string {
  return row[language] || row.en || '';
}
