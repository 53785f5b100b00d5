import { type JobField, jobFieldNames } from '#src/modules/jobs/job-fields.ts';

/** What an import does not fill: it follows from other fields, or a person has to say it. */
const NOT_IMPORTED = [
  'job_title_id',
  'sub_function_id',
  'is_remote_worldwide',
  'is_negotiable',
  'screening_questions',
] as const satisfies JobField[];

export type ImportedField = Exclude<JobField, (typeof NOT_IMPORTED)[number]>;

/** What a column can be besides a field: by what a row is known again, and a whole range of pay in one cell. */
const BESIDES = ['external_id', 'url', 'pay'] as const;
export type Besides = (typeof BESIDES)[number];

/** What a column of a source can be read as. */
export type ImportTarget = ImportedField | Besides;

const importedFields = jobFieldNames.filter(
  (name): name is ImportedField => !(NOT_IMPORTED as readonly JobField[]).includes(name),
);

export const importTargets: readonly ImportTarget[] = [...importedFields, ...BESIDES];

/** Several columns may say something for these; of the others there is one. */
export const JOINED: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'description',
  'location_ids',
  'remote_country_ids',
  'language_ids',
  'skill_ids',
  'benefit_ids',
  'work_eligibility_ids',
]);

/** What someone may say once for all rows that do not say it themselves. */
export const DEFAULTED = [
  'job_type_id',
  'work_arrangement_id',
  'country_id',
  'salary_type_id',
  'currency',
  'work_experience_id',
  'qualification_id',
  'language',
] as const satisfies ImportedField[];

export function isTarget(name: string): name is ImportTarget {
  return (importTargets as readonly string[]).includes(name);
}

export const MOST_ROWS = 1000;
export const MOST_BYTES = 5 * 1024 * 1024;
export const MOST_COLUMNS = 80;
export const LONGEST_ADDRESS = 2000;
/** Pages that a careers page links to, of which each may have a job. */
export const MOST_PAGES = 60;
/** Of a company. */
export const MOST_IMPORTS_A_DAY = 20;
export const KEPT_DAYS = 30;
