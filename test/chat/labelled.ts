import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Labelled {
  half: 'a' | 'b';
  label: string;
  text: string;
}

/** Examples with their right answer; rules are tuned on half a only, half b says how good they are. */
export function readLabelled(name: string): Labelled[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [half, label = '', text = ''] = line.split('\t');
      return { half: half as 'a' | 'b', label, text };
    });
}
