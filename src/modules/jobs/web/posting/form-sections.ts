import type { TextKey } from '#src/ui/text-keys.ts';

/** The parts of the job form in their order, each with its fields by the names that errors come under. */
export const formSections = [
  {
    key: 'job',
    title: 'employer.form.job',
    fields: {
      job_title_id: 'employer.form.titlePicker',
      title: 'employer.form.title',
      function_id: 'employer.form.mainFunction',
      sub_function_id: 'employer.form.subFunction',
      job_type_id: 'employer.form.jobType',
    },
  },
  {
    key: 'where',
    title: 'employer.form.where',
    fields: {
      work_arrangement_id: 'employer.form.arrangement',
      country_id: 'employer.form.country',
      location_ids: 'employer.form.places',
      is_remote_worldwide: 'employer.form.worldwide',
      remote_country_ids: 'employer.form.remoteCountries',
      timezone: 'employer.form.timezone',
    },
  },
  {
    key: 'pay',
    title: 'employer.form.pay',
    fields: {
      salary_type_id: 'employer.form.period',
      currency: 'employer.form.currency',
      salary_min: 'employer.form.from',
      salary_max: 'employer.form.to',
      is_negotiable: 'employer.form.mask',
    },
  },
  {
    key: 'people',
    title: 'employer.form.people',
    fields: {
      xp_lvl_id: 'employer.form.experience',
      degree_id: 'employer.form.degree',
      language_ids: 'employer.form.languages',
      skill_ids: 'employer.form.skills',
      work_eligibility_ids: 'employer.form.eligibility',
    },
  },
  {
    key: 'text',
    title: 'employer.form.text',
    fields: {
      description: 'employer.form.description',
      language: 'employer.form.language',
      benefit_ids: 'employer.form.benefits',
    },
  },
  { key: 'questions', title: 'employer.form.questions', fields: { screening_questions: 'employer.form.questions' } },
  { key: 'attest', title: 'employer.form.attestTitle', fields: { attest: 'employer.form.attestTitle' } },
] as const satisfies { key: string; title: TextKey; fields: Record<string, TextKey> }[];

export type SectionKey = (typeof formSections)[number]['key'];

/** `screening_questions.2` belongs to its list. */
function rootOf(name: string): string {
  return name.split('.')[0] ?? name;
}

export function sectionOf(name: string): SectionKey | undefined {
  return formSections.find(({ fields }) => rootOf(name) in fields)?.key;
}

export function fieldLabel(name: string): TextKey | undefined {
  for (const { fields } of formSections) {
    const label = (fields as Record<string, TextKey>)[rootOf(name)];
    if (label) return label;
  }
  return undefined;
}

/** In the order in which the fields stand on the page. */
export function inFormOrder(names: readonly string[]): string[] {
  const order = formSections.flatMap(({ fields }) => Object.keys(fields));
  return names.toSorted(
    (one, other) => order.indexOf(rootOf(one)) - order.indexOf(rootOf(other)) || (one < other ? -1 : 1),
  );
}
