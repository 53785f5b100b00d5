/** The parts of the job form in their order. */
export type FormSection = 'job' | 'where' | 'pay' | 'people' | 'text' | 'questions';

/** The type of a field's column in `jobs`, by its kind; what is on its own row says what it is. */
const columnTypes = {
  id: 'integer',
  choice: 'integer',
  ids: 'integer[]',
  flag: 'boolean',
  amount: 'bigint',
  text: 'text',
} as const;
/** An id, an id that may be left open, a list of ids, yes or no, money, words; `rows` stand in a table of their own. */
type FieldKind = keyof typeof columnTypes | 'rows';

interface FieldRow {
  is: FieldKind;
  /** Read for every card, or only where the whole job is told. */
  read: 'card' | 'detail';
  section: FormSection;
  /** `employer.form.<label>` */
  label: string;
  /** Where the job page tells it among its facts: `jobs.detail.<fact>`. */
  fact?: string;
  /** The option list that its ids are from. */
  list?: string;
  /** Of a list, how many at most. */
  most?: number;
  /** Mostly the same from job to job: the next one begins with it. */
  stays?: true;
  /** What a first job begins with. */
  start?: number;
}

/**
 * Everything that an employer says about a job, in the order of the form. Schemas, drafts, columns, the form's labels and
 * plain selects, validation by list, demo data and what the job page tells follow from it; what a field needs beyond that
 * (a widget, a rule) fails the compiler until it is there. Amounts are whole units of the currency for one pay period.
 */
export const jobFieldTable = {
  /** From the picker; 881 for a title of the employer's own, which then names its function. */
  job_title_id: { is: 'id', read: 'card', section: 'job', label: 'titlePicker' },
  title: { is: 'text', read: 'card', section: 'job', label: 'title' },
  function_id: { is: 'id', read: 'card', section: 'job', label: 'mainFunction', fact: 'function' },
  sub_function_id: { is: 'id', read: 'card', section: 'job', label: 'subFunction' },
  job_type_id: {
    is: 'id',
    read: 'card',
    section: 'job',
    label: 'jobType',
    fact: 'jobType',
    list: 'job_types',
    stays: true,
    start: 1,
  },
  /** The people one works with, not the company; may be left open. */
  team_size_id: { is: 'choice', read: 'card', section: 'job', label: 'teamSize', fact: 'teamSize', list: 'team_sizes' },
  work_arrangement_id: {
    is: 'id',
    read: 'card',
    section: 'where',
    label: 'arrangement',
    fact: 'arrangement',
    list: 'work_arrangement_lists',
    stays: true,
    start: 1,
  },
  country_id: { is: 'id', read: 'card', section: 'where', label: 'country', stays: true },
  location_ids: { is: 'ids', most: 10, read: 'card', section: 'where', label: 'places', fact: 'location', stays: true },
  is_remote_worldwide: { is: 'flag', read: 'card', section: 'where', label: 'worldwide', stays: true },
  remote_country_ids: {
    is: 'ids',
    most: 60,
    read: 'card',
    section: 'where',
    label: 'remoteCountries',
    fact: 'openCountries',
    stays: true,
  },
  /** `UTC+8`; null when it does not matter. */
  timezone: { is: 'text', read: 'card', section: 'where', label: 'timezone', fact: 'timezone', stays: true },
  salary_type_id: { is: 'id', read: 'card', section: 'pay', label: 'period', stays: true, start: 1 },
  currency: { is: 'text', read: 'card', section: 'pay', label: 'currency', stays: true },
  salary_min: { is: 'amount', read: 'card', section: 'pay', label: 'from' },
  salary_max: { is: 'amount', read: 'card', section: 'pay', label: 'to' },
  /** Masks the pay: talents see 'Negotiable'. Needs the right to. */
  is_negotiable: { is: 'flag', read: 'card', section: 'pay', label: 'mask' },
  work_experience_id: {
    is: 'id',
    read: 'detail',
    section: 'people',
    label: 'workExperience',
    fact: 'workExperience',
    list: 'xp_lvls',
  },
  qualification_id: {
    is: 'id',
    read: 'detail',
    section: 'people',
    label: 'qualification',
    fact: 'qualification',
    list: 'degrees',
    start: 1,
  },
  language_ids: {
    is: 'ids',
    most: 10,
    read: 'card',
    section: 'people',
    label: 'languages',
    fact: 'languages',
    list: 'job_languages',
    stays: true,
  },
  skill_ids: { is: 'ids', most: 20, read: 'detail', section: 'people', label: 'skills' },
  /** Empty for anyone. */
  work_eligibility_ids: {
    is: 'ids',
    most: 10,
    read: 'card',
    section: 'people',
    label: 'eligibility',
    fact: 'eligibility',
    list: 'work_eligibility_lists',
    stays: true,
  },
  /** Rich text: paragraphs, lists, headings, bold, italics, https links; everything else is dropped. */
  description: { is: 'text', read: 'detail', section: 'text', label: 'description' },
  /** The language the advertisement is written in. */
  language: { is: 'text', read: 'card', section: 'text', label: 'language', stays: true },
  benefit_ids: {
    is: 'ids',
    most: 40,
    read: 'detail',
    section: 'text',
    label: 'benefits',
    list: 'job_benefit_lists',
    stays: true,
  },
  screening_questions: { is: 'rows', read: 'detail', section: 'questions', label: 'questions' },
} as const satisfies Record<string, FieldRow>;

type Table = typeof jobFieldTable;
export type JobField = keyof Table;
export type FieldsOf<Part> = { [Name in JobField]: Table[Name] extends Part ? Name : never }[JobField];
export type ColumnField = Exclude<JobField, FieldsOf<{ is: 'rows' }>>;
export type ListField = FieldsOf<{ list: string }>;
/** What the form shows as a plain select. */
export type SelectField = FieldsOf<{ is: 'id' | 'choice'; list: string }>;
export type FactName = Extract<Table[JobField], { fact: string }>['fact'];

export const jobFieldNames = Object.keys(jobFieldTable) as JobField[];

export function fieldsWhere<Name extends JobField>(test: (row: FieldRow) => boolean): Name[] {
  return jobFieldNames.filter((name) => test(jobFieldTable[name])) as Name[];
}

export const columnFields = fieldsWhere<ColumnField>(({ is }) => is !== 'rows');
export const idListFields = fieldsWhere<FieldsOf<{ is: 'ids' }>>(({ is }) => is === 'ids');
export const listFields = fieldsWhere<ListField>(({ list }) => list !== undefined);

/** The columns of `jobs` that fields stand in, with their types. */
export const jobColumnTypes = Object.fromEntries(
  columnFields.map((name) => [name, columnTypes[jobFieldTable[name].is]]),
) as { [Name in ColumnField]: (typeof columnTypes)[Table[Name]['is']] };
