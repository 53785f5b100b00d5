import type { Quote } from '../../report.ts';
import type { AnalysedResume, Judge, Verdict } from './analysed.ts';
import { countWords, labelOf, linesOf } from './statements.ts';

const FEWEST = 110;
const FEWEST_OF_STUDENTS = 60;
const MOST = 900;
/** From here on nothing is left of the points. */
const FAR_TOO_MANY = 2000;
/** A paragraph that is longer is skipped by whoever reads fifty resumes. */
const LONGEST_LINE = 55;

function judgeAmount(resume: AnalysedResume): Verdict {
  const words = countWords(allWords(resume));
  const fewest = resume.isStudent ? FEWEST_OF_STUDENTS : FEWEST;
  const tooMany = Math.max(0, words - MOST) / (FAR_TOO_MANY - MOST);
  return { share: words < fewest ? words / fewest : 1 - tooMany, done: words, total: words < fewest ? fewest : MOST };
}

/** Everything that is written, for counting and for finding the language. */
export function allWords({ headline, summary, work, educations, skills }: AnalysedResume): string {
  const told = work.flatMap(({ title, company, description }) => [title, company, description]);
  const studied = educations.flatMap(({ school, degree, field, description }) => [school, degree, field, description]);
  return [headline, summary, ...told, ...studied, ...skills].filter(Boolean).join('\n');
}

function judgeLines({ work, educations }: AnalysedResume): Verdict {
  const entries = [
    ...work.map(({ title, company, description }) => ({
      section: 'work' as const,
      label: labelOf(title, company),
      description,
    })),
    ...educations.map(({ degree, school, description }) => ({
      section: 'education' as const,
      label: labelOf(degree, school),
      description,
    })),
  ].filter(({ description }) => description !== '');
  if (entries.length === 0) return { share: 0, done: 0, total: 1 };
  const walls = entries.flatMap(({ section, label, description }): Quote[] => {
    const wall = linesOf(description).find((line) => countWords(line) > LONGEST_LINE);
    return wall ? [{ section, label, text: `${wall.slice(0, 200)}…`, marks: [] }] : [];
  });
  const total = entries.length;
  return { share: 1 - walls.length / total, done: total - walls.length, total, quotes: walls.slice(0, 3) };
}

const DECORATION = /[\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff]|\p{Extended_Pictographic}/gu;
/** Marks of lists, which many programs write, and signs that are words. */
const USUAL = /[✔✓➢➤→©®™▪■●•]/u;

function judgePlain({ headline, summary, work }: AnalysedResume): Verdict {
  const lines: Quote[] = [
    { section: 'basics' as const, label: '', text: headline, marks: [] },
    ...linesOf(summary).map((text) => ({ section: 'summary' as const, label: '', text, marks: [] })),
    ...work.flatMap(({ title, company, description }) =>
      linesOf(description).map((text) => ({
        section: 'work' as const,
        label: labelOf(title, company),
        text,
        marks: [],
      })),
    ),
  ];
  const loud = lines.flatMap((line) => {
    const marks = decorations(line.text);
    if (marks.length > 0)
      return [{ ...line, text: line.text.slice(0, 280), marks: marks.filter(([, to]) => to <= 280) }];
    return isShouted(line.text) ? [{ ...line, text: line.text.slice(0, 280) }] : [];
  });
  return {
    share: loud.length === 0 ? 1 : loud.length === 1 ? 0.5 : 0,
    done: loud.length,
    total: 0,
    quotes: loud.slice(0, 3),
  };
}

function decorations(text: string): [number, number][] {
  const signs = [...text.matchAll(DECORATION)].filter(([sign]) => !USUAL.test(sign) && !/\d/.test(sign));
  const shouts = [...text.matchAll(/!!/gu)];
  return [...signs, ...shouts].map((match) => [match.index, match.index + match[0].length]);
}

/** Capital letters throughout; scripts without them never are. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 15 && capitals.length / letters.length > 0.8;
}

export function lengthJudges(resume: AnalysedResume) {
  return {
    amount: () => judgeAmount(resume),
    lines: () => judgeLines(resume),
    plain: () => judgePlain(resume),
  } satisfies Record<string, Judge>;
}
