import { jobFieldTable } from '#src/modules/jobs/job-fields.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { ImportTarget } from '../import-targets.ts';

/** What a target is called where it stands alone: `From` of the form says nothing in a list. */
const OWN = ['external_id', 'url', 'pay', 'title', 'salary_min', 'salary_max', 'salary_type_id', 'language'] as const;

export function targetLabel(target: ImportTarget): TextKey {
  const own = OWN.find((name) => name === target);
  if (own) return `imports.targets.${own}`;
  return `employer.form.${jobFieldTable[target as Exclude<ImportTarget, (typeof OWN)[number]>].label}`;
}
