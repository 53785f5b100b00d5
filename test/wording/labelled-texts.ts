import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Half = 'a' | 'b';

export interface JobText {
  half: Half;
  language: string;
  field: 'title' | 'description' | 'question';
  /** Why it is refused: `discrimination`, `fee`, `contact`, `shouting`; empty for harmless texts. */
  family: string;
  text: string;
}

/** Texts of jobs with their right answer; rules are tuned on half a only, half b says how good they are. */
export function readJobTexts(): JobText[] {
  return readRows('job-texts.tsv').map(([half, language = '', field, family = '', , text = '']) => {
    return { half: half as Half, language, field: field as JobText['field'], family, text };
  });
}

/** Pairs of titles that a company posts: of one vacancy, or of two. */
export function readTwinTitles(): { half: Half; isSame: boolean; titles: [string, string] }[] {
  return readRows('twin-titles.tsv').map(([half, , answer, one = '', other = '']) => {
    return { half: half as Half, isSame: answer === 'same', titles: [one, other] };
  });
}

function readRows(name: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
}
