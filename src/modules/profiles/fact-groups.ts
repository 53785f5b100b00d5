type FactKind = 'line' | 'long' | 'date' | 'day' | 'choice' | 'flag';

export interface Fact {
  is: FactKind;
  /** `profiles.own.field.<label>`; its own name where it has none. */
  label?: 'home';
  hint?: 'headlineHint' | 'birthHint';
  most?: number;
  isRequired?: true;
  autoComplete?: string;
  /** The option list of a choice. */
  list?: string;
}

/** Facts that stand alone, by the form that changes them together; `PATCH /jobseeker/profile` takes them all. */
export const factGroups = {
  basics: {
    first_name: { is: 'line', most: 50, isRequired: true, autoComplete: 'given-name' },
    last_name: { is: 'line', most: 50, autoComplete: 'family-name' },
    headline: { is: 'line', most: 120, hint: 'headlineHint', autoComplete: 'organization-title' },
    place: { is: 'line', most: 100, label: 'home', autoComplete: 'address-level2' },
    date_of_birth: { is: 'day', hint: 'birthHint', autoComplete: 'bday' },
    nationality_id: { is: 'choice', list: 'country_lists' },
    work_start: { is: 'date' },
  },
  summary: {
    summary: { is: 'long', most: 4000 },
  },
  availability: {
    job_seeking_status_id: { is: 'choice', list: 'job_seeking_status_lists' },
    notice_period_id: { is: 'choice', list: 'notice_period_lists' },
    available_from: { is: 'day' },
    is_open_to_work: { is: 'flag' },
  },
} as const satisfies Record<string, Record<string, Fact>>;

export type FactGroup = keyof typeof factGroups;
export type FactName = { [Group in FactGroup]: keyof (typeof factGroups)[Group] & string }[FactGroup];

export const factsOf = (group: FactGroup) => Object.entries(factGroups[group]) as [FactName, Fact][];
