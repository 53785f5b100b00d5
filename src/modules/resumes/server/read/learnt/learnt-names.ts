import type { Line } from '../document.ts';
import { type EducationNames, splitDegree, tidyStudies } from '../education.ts';
import type { Entry } from '../entries.ts';
import { type Piece, tidyName } from '../pieces.ts';
import type { WorkNames } from '../work.ts';
import type { ChainModel } from './chain.ts';
import { type LabelledEntry, labelEntries } from './learnt-entries.ts';
import type { RuledEntry } from './rule-voice.ts';

export interface Named<Names> {
  entry: Entry;
  names: Names;
}

const AGREED = 0.92;
const DISPUTED = 0.6;

/** The jobs of a section by weights, beside what the rules read. */
export function learntWork(lines: Line[], ruled: Named<WorkNames>[], model: ChainModel): Named<WorkNames>[] {
  const labelled = labelEntries(lines, workVoices(ruled), 'work', model);
  const said = new Set(ruled.map(({ names }) => `${names.title?.text}|${names.company?.text}`));
  let above: WorkNames['company'];
  const all = labelled.map((one) => {
    const title = tidied(one.names.get('T'), tidyName);
    const company = tidied(one.names.get('C'), tidyName) ?? (title ? above : undefined);
    above = company ?? above;
    const certainty = said.has(`${title?.text}|${company?.text}`) ? AGREED : DISPUTED;
    return { entry: asEntry(one), names: { title, company, place: one.place, certainty } };
  });
  return all.some(({ names }) => names.title) ? all : ruled;
}

/** The schools of a section by weights, beside what the rules read. */
export function learntEducation(
  lines: Line[],
  ruled: Named<EducationNames>[],
  model: ChainModel,
): Named<EducationNames>[] {
  const labelled = labelEntries(lines, educationVoices(ruled), 'education', model);
  const said = new Set(ruled.map(({ names }) => `${names.school?.text}|${names.degree?.text}`));
  const all = labelled.map((one) => {
    const school = tidied(one.names.get('S'), tidyStudies);
    const whole = tidied(one.names.get('G'), tidyStudies);
    const field = tidied(one.names.get('M'), tidyStudies)?.text ?? '';
    const split = whole && splitDegree(whole.text, field !== '');
    const degree = whole && split ? { ...whole, text: split.degree } : undefined;
    const certainty = said.has(`${school?.text}|${degree?.text}`) ? AGREED : DISPUTED;
    const studied = [split?.field, field].filter(Boolean).join(', ');
    return { entry: asEntry(one), names: { school, degree, field: studied, place: one.place, certainty } };
  });
  return all.some(({ names }) => names.school) ? all : ruled;
}

export const workVoices = (ruled: Named<WorkNames>[]): RuledEntry[] =>
  ruled.map(({ entry, names }) => voiceOf(entry, { T: names.title?.text, C: names.company?.text }));

export const educationVoices = (ruled: Named<EducationNames>[]): RuledEntry[] =>
  ruled.map(({ entry, names }) => voiceOf(entry, { S: names.school?.text, G: names.degree?.text, M: names.field }));

function voiceOf({ periodCell }: Entry, names: Record<string, string | undefined>): RuledEntry {
  return {
    ...Object.fromEntries(Object.entries(names).map(([role, text]) => [role, text ?? ''])),
    D: periodCell?.text ?? '',
  };
}

const tidied = (piece: Piece | undefined, tidy: (text: string) => string): Piece | undefined =>
  piece && { ...piece, text: tidy(piece.text) || piece.text };

const asEntry = ({ period, periodCell, description, page }: LabelledEntry): Entry => ({
  period,
  periodCell,
  names: [],
  description,
  page,
});
