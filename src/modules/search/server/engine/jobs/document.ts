import type { JobDetailRow } from '#src/modules/jobs/server/jobs.public.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import { type ChoiceName, choiceNames, filterTable, replyChoices } from '../../../filters.ts';
import { timeWords } from '../core/buckets.ts';
import { companyWord, pairWord, titleWord } from '../core/marked-words.ts';
import { countryPairWord, flagTag, tag, tagWord } from '../core/tags.ts';
import { timedWords } from '../core/timed-words.ts';
import { bigramsOf, wordsOf } from '../core/words.ts';
import { bracketsOf, comparablePay, type MonthlyPay, monthlyPay, type SalaryBracket } from './pay.ts';

type Named<Row> = { [Key in keyof Row as string extends Key ? never : Key]: Row[Key] };
type JobColumns = Named<JobDetailRow>;

/** What is indexed of a job's company. */
const companyColumns = ['industry_id', 'size_id'] as const;
/** Choices that stand in columns as they are. */
type ColumnOf<Row> = Row extends { column: infer Column extends string } ? Column : never;
type ChoiceColumn = ColumnOf<(typeof filterTable)[ChoiceName]>;
const choiceColumns = choiceNames.flatMap((name) => {
  const row = filterTable[name];
  return 'column' in row ? [{ name, column: row.column }] : [];
});
const isOfCompany = (column: string) => (companyColumns as readonly string[]).includes(column);

/** The columns of a job that its document is made of, apart from those that filters name. */
const ownColumns = [
  'id',
  'title',
  'country_id',
  'location_ids',
  'salary_type_id',
  'salary_min',
  'salary_max',
  'currency',
  'is_negotiable',
  'language',
  'is_remote_worldwide',
  'remote_country_ids',
  'skill_ids',
  'description',
  'is_urgent',
  'is_web3',
  'posted_at',
  'company_id',
] as const satisfies readonly (keyof JobColumns)[];

type CompanyColumn = (typeof companyColumns)[number];
type IndexedColumn = (typeof ownColumns)[number] | Exclude<ChoiceColumn, CompanyColumn>;

/** Where a document comes from: jobs as j, their companies as c. */
export const indexedColumns = [
  ...ownColumns.map((column) => `j.${column}`),
  ...choiceColumns.map(({ column }) => `${isOfCompany(column) ? 'c' : 'j'}.${column}`),
];

/** What the index needs to know of an open job and its company. */
export interface IndexedJob extends Omit<Pick<JobColumns, IndexedColumn>, 'posted_at'>, Record<CompanyColumn, number> {
  posted_at: Date;
  company_name: string;
  is_agency: boolean;
  is_verified: boolean;
  /** Days within which the Boss usually answers; null when longer or unknown. */
  replies_within: number | null;
  is_boss_inactive: boolean;
}

/** The reference data a document is written with. */
export interface DocumentFacts {
  brackets: readonly SalaryBracket[];
  /** Units of each currency for one of the currency that rates are told in. */
  rates: Readonly<Record<string, number>>;
  currencyIds: Readonly<Record<string, number>>;
  regionOf(locationId: number): number | null;
  /** The location and those it lies in: who looks in Tokyo finds what is in Shinjuku. */
  placesAround(locationId: number): readonly number[];
  skillNames(skillId: number, language: string): string[];
}

interface SearchDocument {
  tags: number[];
  words: Set<string>;
  monthly: MonthlyPay | null;
  /** The highest pay of a month in hundredths of one currency for all; null when there is nothing to compare. */
  comparablePay: number | null;
}

export const WORLDWIDE = 0;
export const WEB3_FUNCTION = 25;

/** Everything by which a job can be found. */
export function documentOf(job: IndexedJob, facts: DocumentFacts): SearchDocument {
  const monthly = monthlyPay(job);
  const brackets = bracketsOf(monthly, facts.brackets);
  const tags = tagsOf(job, brackets, facts);
  const words = new Set(tags.map(tagWord));
  words.add(countryPairWord(job.country_id, 'mainFunctions', job.function_id));
  words.add(countryPairWord(job.country_id, 'writtenIn', languageIdOf(job)));
  for (const id of brackets) words.add(countryPairWord(job.country_id, 'salary', id));
  for (const one of timeWords(job.posted_at, job.country_id)) words.add(one);
  addText(words, job, facts);
  for (const one of timedWords(words, job.posted_at)) words.add(one);
  return { tags, words, monthly, comparablePay: comparablePay(monthly, facts.rates[job.currency]) };
}

/** The language a posting is written in; 0 for one that the site does not speak. */
function languageIdOf({ language }: Pick<IndexedJob, 'language'>): number {
  return findLanguage(language)?.id ?? 0;
}

function isWeb3Job(job: Pick<IndexedJob, 'function_id' | 'is_web3'>): boolean {
  return job.is_web3 || job.function_id === WEB3_FUNCTION;
}

function tagsOf(job: IndexedJob, brackets: number[], facts: DocumentFacts): number[] {
  const regions = job.location_ids.map(facts.regionOf).filter((id) => id !== null);
  const isRemote = job.work_arrangement_id === REMOTE;
  const all = [
    tag('country', job.country_id),
    ...choiceColumns.flatMap(({ name, column }) =>
      [job[column]].flat().flatMap((id) => (id === null ? [] : [tag(name, id)])),
    ),
    tag('company', job.company_id),
    tag('writtenIn', languageIdOf(job)),
    ...job.location_ids.flatMap(facts.placesAround).map((id) => tag('location', id)),
    ...regions.map((id) => tag('region', id)),
    ...job.skill_ids.map((id) => tag('skill', id)),
    ...brackets.map((id) => tag('salary', id)),
    ...replyChoices
      .filter((days) => days >= (job.replies_within ?? Number.POSITIVE_INFINITY))
      .map((days) => tag('repliesWithin', days)),
    ...(isRemote ? openTo(job) : [tag('localIn', job.country_id)]),
    ...flagsOf(job),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}

function openTo(job: IndexedJob): number[] {
  const ids = [job.country_id, ...job.remote_country_ids, ...(job.is_remote_worldwide ? [WORLDWIDE] : [])];
  return ids.map((id) => tag('openTo', id));
}

function flagsOf(job: IndexedJob): number[] {
  return [
    ...(job.is_verified ? [flagTag('verified')] : []),
    ...(job.is_urgent ? [flagTag('urgent')] : []),
    ...(isWeb3Job(job) ? [flagTag('web3')] : []),
    ...(job.is_agency ? [flagTag('agency')] : []),
    ...(job.is_negotiable ? [] : [flagTag('shownPay')]),
    ...(job.is_boss_inactive ? [flagTag('inactiveBoss')] : []),
  ];
}

function addText(words: Set<string>, job: IndexedJob, facts: DocumentFacts): void {
  addNamed(words, job.title, titleWord);
  addNamed(words, job.company_name, companyWord);
  for (const id of job.skill_ids) for (const name of facts.skillNames(id, job.language)) addPlain(words, name);
  for (const one of wordsOf(job.description)) words.add(one);
}

/** A title or a company's name: its words also count as such, and neighbours can be asked for together. */
function addNamed(words: Set<string>, text: string, mark: (text: string) => string): void {
  for (const one of [...addPlain(words, text), ...bigramsOf(text)]) {
    words.add(one);
    words.add(mark(one));
  }
}

function addPlain(words: Set<string>, text: string): string[] {
  const list = wordsOf(text);
  for (const [at, one] of list.entries()) {
    words.add(one);
    const next = list[at + 1];
    if (next !== undefined) words.add(pairWord(one, next));
  }
  return list;
}
