/** The results pages: jobs of a country, remote jobs, web3 jobs. */
export const scopePaths = { local: '', remote: '/remote-job', web3: '/web3-jobs' } as const;
export type SearchScope = keyof typeof scopePaths;
/** The orders of results, the usual one first. */
export const sorts = ['relevance', 'latest', 'pay'] as const;
/** The offered days of 'posted within' and 'replies within'. */
export const ageChoices = [1, 3, 7, 14, 30] as const;
export const replyChoices = [1, 3, 7] as const;

/** What a filter of each kind holds. */
interface FilterValues {
  text: string;
  /** Keys of locations and regions, as an address names them. */
  places: string[];
  /** Ids of which a job must have one. */
  choices: number[];
  companies: number[];
  /** A month's pay in `payCurrency`. */
  amount: number;
  currency: string;
  /** At most so many days old. */
  age: number;
  /** Answered within so many days. */
  reply: (typeof replyChoices)[number];
  flag: boolean;
  /** Not about jobs but about how the search is read. */
  switch: boolean;
  sort: (typeof sorts)[number];
}
export type FilterKind = keyof FilterValues;

interface FilterRow {
  is: FilterKind;
  /** The number of its tags in the search index; it never changes and is never used again. */
  tag?: number;
  /** Where a job or its company keeps it: one id or a list. */
  column?: string;
  /** The option list that names its choices. */
  list?: string;
  /** Where the results page offers the list. */
  shown?: 'bar' | 'drawer';
  /** A flag of the index that a job must have, or must not have. */
  wants?: string;
  avoids?: string;
}

/**
 * Every filter of a job search, in the order of an address. The name is the same in the address, the API, the engine, its
 * tags, the facets, the chips, saved alerts and the texts (`search.filters.<name>`); a new filter is a row here. The
 * table travels to the browser, so it stays small.
 */
export const filterTable = {
  query: { is: 'text' },
  /** The words of the query as they are, without understanding more. */
  exactly: { is: 'switch' },
  location: { is: 'places' },
  salary: { is: 'choices', tag: 16, list: 'salary_ranges' },
  minPay: { is: 'amount' },
  payCurrency: { is: 'currency' },
  jobType: { is: 'choices', tag: 6, column: 'job_type_id', list: 'job_types', shown: 'bar' },
  mainFunctions: { is: 'choices', tag: 2, column: 'function_id' },
  jobFunctions: { is: 'choices', tag: 3, column: 'sub_function_id' },
  functionTitles: { is: 'choices', tag: 4, column: 'job_title_id' },
  qualification: { is: 'choices', tag: 9, column: 'qualification_id', list: 'degrees', shown: 'drawer' },
  workArrangement: {
    is: 'choices',
    tag: 5,
    column: 'work_arrangement_id',
    list: 'work_arrangement_lists',
    shown: 'bar',
  },
  workExperience: { is: 'choices', tag: 10, column: 'work_experience_id', list: 'xp_lvls', shown: 'bar' },
  postedWithin: { is: 'age' },
  languages: { is: 'choices', tag: 11, column: 'language_ids', list: 'job_languages', shown: 'drawer' },
  industry: { is: 'choices', tag: 13, column: 'industry_id', list: 'industry_lists', shown: 'drawer' },
  companySize: { is: 'choices', tag: 14, column: 'size_id', list: 'company_sizes', shown: 'drawer' },
  teamSize: { is: 'choices', tag: 23, column: 'team_size_id', list: 'team_sizes', shown: 'drawer' },
  benefits: { is: 'choices', tag: 12, column: 'benefit_ids', list: 'job_benefit_lists', shown: 'drawer' },
  repliesWithin: { is: 'reply', tag: 21 },
  verified: { is: 'flag', wants: 'verified' },
  urgent: { is: 'flag', wants: 'urgent' },
  excludeCompanies: { is: 'companies' },
  excludeAgencies: { is: 'flag', avoids: 'agency' },
  excludeHiddenPay: { is: 'flag', wants: 'shownPay' },
  excludeInactive: { is: 'flag', avoids: 'inactiveBoss' },
  excludeKeywords: { is: 'text' },
  sort: { is: 'sort' },
} as const satisfies Record<string, FilterRow>;

type Table = typeof filterTable;
export type FilterName = keyof Table;
type NamesOf<Part> = { [Name in FilterName]: Table[Name] extends Part ? Name : never }[FilterName];
export type ChoiceName = NamesOf<{ is: 'choices' }>;
export type FlagName = NamesOf<{ is: 'flag' }>;
/** Filters whose choices are an option list, and those of them that are offered as such. */
export type ListName = NamesOf<{ list: string }>;
export type OfferedName = NamesOf<{ shown: string }>;

/** A search as an address, the API and a saved alert say it. */
export type SearchFilters = { scope: SearchScope; sort: FilterValues['sort'] } & {
  [Name in Exclude<FilterName, 'sort'>]?: FilterValues[Table[Name]['is']];
};

export const filterNames = Object.keys(filterTable) as FilterName[];

function namesWhere<Name extends FilterName>(test: (row: FilterRow) => boolean): Name[] {
  return filterNames.filter((name) => test(filterTable[name])) as Name[];
}

export const choiceNames = namesWhere<ChoiceName>(({ is }) => is === 'choices');
export const flagNames = namesWhere<FlagName>(({ is }) => is === 'flag');
export const offeredIn = (place: FilterRow['shown']) => namesWhere<OfferedName>(({ shown }) => shown === place);

/** Every filter that says something, as the parameters of an address. */
export function filterParameters(filters: SearchFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (!value || isUsual(name, filters)) continue;
    const list = Array.isArray(value) && value.map(String).sort(byNumber);
    const text = list ? list.join(',') : value === true ? '1' : String(value);
    if (text) parameters.set(name, text);
  }
  return parameters;
}

/** The usual order, and a currency without an amount, need no words. */
function isUsual(name: FilterName, { sort, minPay }: SearchFilters): boolean {
  return (name === 'sort' && sort === sorts[0]) || (name === 'payCurrency' && !minPay);
}

/** Ids in the order of numbers; what is no number stays where it is. */
function byNumber(one: string, other: string): number {
  return Number(one) - Number(other) || 0;
}

/** Filters as an address writes them. */
export function searchOf(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('%2C', ',');
}
