import { readFileSync } from 'node:fs';

interface Line {
  /** Of the text, or the name of its page. */
  key: string;
  sentence: string;
}

interface PromiseRow extends Line {
  /** The file that keeps it. */
  kept: string;
  /** A test's title as it stands in the code. */
  test: string;
}

/** The tables of docs/promises.md, and its lists of sentences that no code keeps: `- \`key\`: sentence`. */
export function readPromises(file: string): { rows: PromiseRow[]; others: Line[] } {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows = lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([key = '', sentence = '', kept = '', test = '']) => ({ key: bare(key), sentence, kept: bare(kept), test }));
  const others = lines.flatMap((line) => {
    const [, key = '', sentence = ''] = /^- `([^`]+)`: (.+)$/.exec(line) ?? [];
    return key ? [{ key, sentence }] : [];
  });
  return { rows, others };
}

function bare(cell: string): string {
  return cell.replaceAll('`', '').trim();
}
