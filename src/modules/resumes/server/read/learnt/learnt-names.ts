import type { Line } from '../document.ts';
import { type EducationNames, isAboutStudies, splitDegree, tidyStudies } from '../education.ts';
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

/** 'The same place as above.' */
const SAME =
  /^(?:(?:the )?same (?:institution|company|employer|place|organi[sz]ation)|idem|ibid\.?|(?:la |a )?misma empresa|a? ?mesma empresa|sda|s\.d\.a\.?|idem dito|aynı (?:kurum|şirket|yer|işyeri|firma)|(?:syarikat|tempat) (?:yang )?sama|perusahaan (?:yang )?sama|同上|同社|同公司|نفس (?:الشركة|المؤسسة|المكان))$/iu;

const AGREED = 0.92;
const DISPUTED = 0.6;

/** The jobs of a section by weights, beside what the rules read. */
export function learntWork(lines: Line[], ruled: Named<WorkNames>[], model: ChainModel): Named<WorkNames>[] {
  const labelled = labelEntries(lines, workVoices(ruled), 'work', model);
  const said = new Set(ruled.map(({ names }) => `${names.title?.text}|${names.company?.text}`));
  let above: WorkNames['company'];
  const all = labelled.map((one) => {
    const title = tidied(one.names.get('T'), tidyName);
    const own = tidied(one.names.get('C'), tidyName);
    const company = own && !(above && SAME.test(own.text)) ? own : title ? above : undefined;
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
  let above: EducationNames['school'];
  const all = labelled.map((one) => {
    const own = tidied(one.names.get('S'), tidyStudies);
    // Several degrees stand below one school; a school below its degree says nothing of the next.
    const school = own ?? (one.names.has('G') ? above : undefined);
    if (own) above = isAbove(one) ? own : undefined;
    const whole = studied(one.names.get('G'));
    const field = studied(one.names.get('M'))?.text ?? '';
    const split = whole && splitDegree(whole.text, field !== '');
    const degree = whole && split ? { ...whole, text: split.degree } : undefined;
    const certainty = said.has(`${school?.text}|${degree?.text}`) ? AGREED : DISPUTED;
    const fields = [split?.field, field].filter(Boolean).join(', ');
    return { entry: asEntry(one), names: { school, degree, field: fields, place: one.place, certainty } };
  });
  return all.some(({ names }) => names.school) ? all : ruled;
}

/** A degree or a field, unless it only says how someone studied. */
function studied(piece: Piece | undefined): Piece | undefined {
  const own = tidied(piece, tidyStudies);
  return own && !isAboutStudies(own.text) ? own : undefined;
}

const isAbove = ({ names }: LabelledEntry) => {
  const [school, degree] = [names.get('S'), names.get('G')];
  return school !== undefined && degree !== undefined && school.line < degree.line;
};

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
  piece && { ...piece, text: tidy(withoutEdges(piece.text)) || piece.text };

/** Without the word or the sign that led on to a time or to the next name. */
const withoutEdges = (text: string) => text.replace(LEADING_SIGN, '').replace(TRAILING_LINK, '');
const LEADING_SIGN =
  /^(?:[-–—.،,:·/@]+\s*|(?:at|di|pada|na|no|من|في|لدى)\s+(?=[\p{Lu}\u0600-\u06ff])|[在于於](?=[\u3400-\u9fff]{3}))/u;
const TRAILING_LINK = /\s+(?:من|منذ|from|since|desde|dari|sejak|olarak|[-–—:,،/])$|として$/u;

const asEntry = ({ period, periodCell, description, page }: LabelledEntry): Entry => ({
  period,
  periodCell,
  names: [],
  description,
  page,
});
