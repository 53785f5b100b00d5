import type { Line } from './document.ts';
import { type EducationNames, nameEducation } from './education.ts';
import { entryLines, splitEntries } from './entries.ts';
import type { ChainModel } from './learnt/chain.ts';
import { learntEducation, learntWork, type Named } from './learnt/learnt-names.ts';
import { nameWork, type WorkNames } from './work.ts';

/** The jobs of a section: as the rules read them, and where weights are known, as those do. */
export function readWork(lines: Line[], model: ChainModel | undefined): Named<WorkNames>[] {
  const ruled = ruledWork(lines);
  return model ? learntWork(entryLines(lines), ruled, model) : ruled;
}

export function ruledWork(lines: Line[]): Named<WorkNames>[] {
  const entries = splitEntries(lines);
  const names = nameWork(entries);
  return entries.flatMap((entry, at) => (names[at] ? [{ entry, names: names[at] }] : []));
}

/** The schools of a section: as the rules read them, and where weights are known, as those do. */
export function readEducation(lines: Line[], model: ChainModel | undefined): Named<EducationNames>[] {
  const ruled = ruledEducation(lines);
  return model ? learntEducation(entryLines(lines), ruled, model) : ruled;
}

export function ruledEducation(lines: Line[]): Named<EducationNames>[] {
  return splitEntries(lines).map((entry) => ({ entry, names: nameEducation(entry) }));
}
