import type { TextKey } from '#src/ui/text-keys.ts';
import { type FormSection, type JobField, jobFieldNames, jobFieldTable } from '../../job-fields.ts';

/** The parts of the job form in their order; what is attested is no field of the job. */
export const formSections = [
  { key: 'job', title: 'employer.form.job' },
  { key: 'where', title: 'employer.form.where' },
  { key: 'pay', title: 'employer.form.pay' },
  { key: 'people', title: 'employer.form.people' },
  { key: 'text', title: 'employer.form.text' },
  { key: 'questions', title: 'employer.form.questions' },
  { key: 'attest', title: 'employer.form.attestTitle' },
] as const satisfies { key: FormSection | 'attest'; title: TextKey }[];

export type SectionKey = (typeof formSections)[number]['key'];

/** `screening_questions.2` belongs to its list. */
function fieldOf(name: string): JobField | undefined {
  return jobFieldNames.find((field) => field === name.split('.')[0]);
}

export function sectionOf(name: string): SectionKey | undefined {
  const field = fieldOf(name);
  if (field) return jobFieldTable[field].section;
  return name === 'attest' ? 'attest' : undefined;
}

export function fieldLabel(name: string): TextKey | undefined {
  const field = fieldOf(name);
  if (field) return `employer.form.${jobFieldTable[field].label}`;
  return name === 'attest' ? 'employer.form.attestTitle' : undefined;
}

/** In the order in which the fields stand on the page. */
export function inFormOrder(names: readonly string[]): string[] {
  const order = (name: string) => {
    const field = fieldOf(name);
    return field ? jobFieldNames.indexOf(field) : jobFieldNames.length;
  };
  return names.toSorted((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
}
