import { setImmediate as pause } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { MOST_COLUMNS, MOST_ROWS } from '../../import-targets.ts';
import { SourceRefused, type SourceRow, type SourceTable } from './source-table.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** Fed in pieces with a pause between them: nobody else waits while a large file is read. */
const PIECE = 64 * 1024;
const SAMPLED_LINES = 10;

/** A table of text with its first row as headings; the delimiter is whichever cuts the first lines most evenly. */
export async function readCsv(text: string): Promise<SourceTable> {
  const [head, ...rows] = await readLines(text, findDelimiter(text));
  if (!head || rows.length === 0) throw new SourceRefused('empty');
  const columns = head.cells.slice(0, MOST_COLUMNS);
  if (rows.length > MOST_ROWS) throw new SourceRefused('tooManyRows');
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({ line, cells: columns.map((_, at) => cells[at] ?? '') })),
  };
}

/** The lines that have something in them. */
async function readLines(text: string, delimiter: string): Promise<SourceRow[]> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 500_000,
  });
  const lines: SourceRow[] = [];
  let problem: Error | undefined;
  let before = 0;
  parser.on('error', (error) => {
    problem = error;
  });
  parser.on('data', ({ record, info }: { record: string[]; info: { lines: number } }) => {
    // The parser tells the line on which a row ends; people look for the one on which it begins.
    const cells = record.map((cell) => cell.trim());
    if (cells.some(Boolean)) lines.push({ line: before + 1, cells });
    before = info.lines;
  });
  const ended = new Promise<void>((resolve) => {
    parser.on('end', resolve);
    parser.on('close', resolve);
  });
  // Bytes and not letters: a piece may end in the middle of a sign, which the parser puts together again.
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !problem; at += PIECE) {
    parser.write(bytes.subarray(at, at + PIECE));
    await pause();
    // With the headings one more than is taken: the rest would change nothing.
    if (lines.length > MOST_ROWS + 1) break;
  }
  parser.end();
  await ended;
  if (problem) throw problem instanceof CsvError ? new SourceRefused('unreadable') : problem;
  return lines;
}

function findDelimiter(text: string): string {
  const lines = sampleLines(text);
  const scored = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.filter((letter) => letter === delimiter).length);
    const [first = 0] = counts;
    const even = counts.filter((count) => count === first).length / Math.max(1, counts.length);
    return { delimiter, score: first === 0 ? 0 : first * even };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.delimiter : ',';
}

/** The separators of the first lines, without what stands in quotes. */
function sampleLines(text: string): string[][] {
  const lines: string[][] = [[]];
  let isQuoted = false;
  for (const letter of text.slice(0, PIECE)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n') {
      if (lines.length === SAMPLED_LINES) break;
      lines.push([]);
    } else if (DELIMITERS.includes(letter)) lines.at(-1)?.push(letter);
  }
  return lines.filter((line, at) => at === 0 || line.length > 0);
}
