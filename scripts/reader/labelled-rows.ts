import { type ResumeDocument, textOf } from '../../src/modules/resumes/server/read/document.ts';
import { bareText } from '../../src/modules/resumes/server/read/learnt/find-atoms.ts';
import { sectionFeatures } from '../../src/modules/resumes/server/read/learnt/section-features.ts';
import { tidyLines } from '../../src/modules/resumes/server/read/read-content.ts';
import { ruledCuts } from '../../src/modules/resumes/server/read/sections.ts';
import type { Person } from '../../test/resumes/person.ts';
import { labelsOfMarks } from './labels-of-marks.ts';
import { scrambled } from './scramble.ts';
import type { LabelledRow } from './train-chain.ts';

/** Of what a person's labels name, this much must stand where the rules see it, else the rules misread the file. */
const LEAST_RIGHT = 0.85;

/**
 * The lines of a resume with the parts they belong to: as the rules cut it, which know the headings of these resumes,
 * where that agrees with the person's labels, and copies of it with headings that the rules cannot know; where the rules
 * misread it, as the person's labels say.
 */
export function labelledRows(document: ResumeDocument, person: Person, copies: number): LabelledRow[] {
  const cuts = ruledCuts({ ...document, lines: tidyLines(document.lines) });
  const labels = cuts.map(({ ruled }) => ruled);
  const texts = cuts.map(({ line }) => bareText(textOf(line)));
  if (shareRight(texts, labels, person) < LEAST_RIGHT) {
    const told = labelsOfMarks(cuts, person);
    return told ? [{ items: sectionFeatures(cuts), labels: told }] : [];
  }
  const rows = [{ items: sectionFeatures(cuts), labels }];
  for (let copy = 0; copy < copies; copy++) {
    const other = ruledCuts({ ...document, lines: scrambled(cuts, copy + texts.join('').length) });
    if (other.length === cuts.length) rows.push({ items: sectionFeatures(other), labels });
  }
  return rows;
}

function shareRight(texts: string[], labels: string[], { work, education, skills }: Person): number {
  const named: [text: string, kinds: string[]][] = [
    ...work[1].flatMap(([title, firm]): [string, string[]][] => [
      [title, ['work', 'history']],
      [firm, ['work', 'history']],
    ]),
    ...education[1].map(([school]): [string, string[]] => [school, ['education', 'history']]),
    ...skills[1].map((skill): [string, string[]] => [skill, ['skills']]),
  ];
  const judged = named.flatMap(([text, kinds]) => {
    const wanted = bareText(text);
    const found = texts.flatMap((line, at) => (wanted.length > 2 && line.includes(wanted) ? [labels[at] ?? ''] : []));
    return found.length > 0 ? [found.some((label) => kinds.includes(label.split(':')[1] ?? ''))] : [];
  });
  return judged.length === 0 ? 1 : judged.filter(Boolean).length / judged.length;
}
