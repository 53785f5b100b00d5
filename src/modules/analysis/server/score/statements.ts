import type { Quote } from '../../report.ts';
import type { AnalysedResume } from './analysed.ts';
import { type Folded, fold, isCjk } from './fold.ts';

/** One thing that someone says of their work: a line of a list or a sentence. */
export interface Statement {
  section: 'summary' | 'work' | 'education';
  label: string;
  text: string;
  folded: Folded;
  words: number;
}

const BULLET = /^[\s\-*•·・▪■●◦○►▶✔✓>–—]+/u;
/** A full stop inside a number or an abbreviation is not followed by a space. */
const SENTENCE_END = /(?<=[.!?؟…;])\s+|(?<=[。！？；])/u;
/** Han characters and kana for a word, about. */
const SIGNS_PER_WORD = 1.6;

/** How many words, whatever the script. */
export function countWords(text: string): number {
  let words = 0;
  let signs = 0;
  for (const token of text.split(/\s+/u)) {
    let letters = 0;
    for (const letter of token) {
      if (isCjk(letter)) signs += 1;
      else if (/[\p{L}\p{Nd}]/u.test(letter)) letters += 1;
    }
    if (letters > 0) words += 1;
  }
  return words + Math.round(signs / SIGNS_PER_WORD);
}

export function linesOf(description: string): string[] {
  return description
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter(Boolean);
}

type Origin = Pick<Statement, 'section' | 'label'>;

function statementsOf(description: string, origin: Origin): Statement[] {
  return linesOf(description)
    .flatMap((line) => line.split(SENTENCE_END))
    .map((text) => ({ ...origin, text, folded: fold(text), words: countWords(text) }))
    .filter(({ words }) => words >= 2);
}

export const labelOf = (...names: string[]): string => names.filter(Boolean).join(' · ');

/** What is told of work, and of studies where there is no work to tell of yet. */
export function tellWork(resume: AnalysedResume): Statement[] {
  const work = resume.work.flatMap(({ title, company, description }) =>
    statementsOf(description, { section: 'work', label: labelOf(title, company) }),
  );
  if (work.length > 0 && !resume.isStudent) return work;
  const studies = resume.educations.flatMap(({ school, degree, description }) =>
    statementsOf(description, { section: 'education', label: labelOf(degree, school) }),
  );
  return [...work, ...studies];
}

export function tellSummary({ summary }: AnalysedResume): Statement[] {
  return statementsOf(summary, { section: 'summary', label: '' });
}

/** Long words are cut: a report shows what is meant, not the whole resume again. */
const LONGEST_QUOTE = 280;

export function quoteOf({ section, label, text }: Statement, marks: [number, number][] = []): Quote {
  const shown = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return { section, label, text: shown, marks: marks.filter(([, to]) => to <= shown.length) };
}
