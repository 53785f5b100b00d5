import { REMOTE } from '#src/modules/options/ids.ts';
import { WORLDWIDE } from './document.ts';
import { allOf, allWords, anyWord, type Expression, not } from './expression.ts';
import { countryPairWord, flagTag, type TagKind, tag, tagWord } from './tags.ts';
import { queryWordsOf } from './words.ts';

export type SearchScope = 'local' | 'remote' | 'web3' | 'all';

/** What is asked. Choices inside one filter are alternatives, filters are combined. */
export interface SearchFilters {
  /** With `remote`: open to that country or posted there; otherwise posted there. */
  countryId?: number;
  scope: SearchScope;
  /** Locations and regions are one filter: any of either. */
  locationIds?: number[];
  regionIds?: number[];
  salaryRangeIds?: number[];
  /** The least that a month's pay must reach at its top, at the place of each currency's id; null where there is no rate. */
  payFloors?: (number | null)[];
  jobTypeIds?: number[];
  functionIds?: number[];
  subFunctionIds?: number[];
  titleIds?: number[];
  degreeIds?: number[];
  xpLevelIds?: number[];
  arrangementIds?: number[];
  companySizeIds?: number[];
  industryIds?: number[];
  benefitIds?: number[];
  languageIds?: number[];
  companyIds?: number[];
  postedWithinDays?: number;
  verifiedOnly?: boolean;
  urgentOnly?: boolean;
  repliesWithinDays?: number;
  /** Languages of the posting itself. */
  writtenIn?: number[];
  exclude?: {
    companyIds?: number[];
    agencies?: boolean;
    keywords?: string[];
    hiddenPay?: boolean;
    inactiveBosses?: boolean;
    writtenIn?: number[];
  };
}

export interface SearchRequest extends SearchFilters {
  text?: string;
  /** The languages that whoever asks can read; without text the best matches are the newest jobs in these. */
  readable?: number[];
  sort: 'relevance' | 'latest' | 'pay';
  /** From 1. */
  page: number;
  size: number;
}

/** The filters with many choices, and the kind of tag each asks for. */
export const choiceFilters = {
  salaryRangeIds: 'salaryRange',
  jobTypeIds: 'jobType',
  functionIds: 'function',
  subFunctionIds: 'subFunction',
  titleIds: 'title',
  degreeIds: 'degree',
  xpLevelIds: 'xpLevel',
  arrangementIds: 'arrangement',
  companySizeIds: 'companySize',
  industryIds: 'industry',
  benefitIds: 'benefit',
  languageIds: 'language',
  companyIds: 'company',
} as const satisfies Partial<Record<keyof SearchFilters, TagKind>>;

export type ChoiceFilter = keyof typeof choiceFilters;

/** The filters as lists of tags: a job must have one of every list in `anyOf` and none of `none`. */
export interface TagFilters {
  anyOf: number[][];
  none: number[];
}

export function tagFiltersOf(filters: SearchFilters): TagFilters {
  const lists = [...scopeTags(filters), placeTags(filters)];
  for (const [name, kind] of Object.entries(choiceFilters) as [ChoiceFilter, TagKind][]) {
    lists.push((filters[name] ?? []).map((id) => tag(kind, id)));
  }
  lists.push((filters.writtenIn ?? []).map((id) => tag('writtenIn', id)));
  if (filters.verifiedOnly) lists.push([flagTag('verified')]);
  if (filters.urgentOnly) lists.push([flagTag('urgent')]);
  if (filters.repliesWithinDays) lists.push([tag('repliesWithin', filters.repliesWithinDays)]);
  if (filters.exclude?.hiddenPay) lists.push([flagTag('shownPay')]);
  const none = (filters.exclude?.companyIds ?? []).map((id) => tag('company', id));
  if (filters.exclude?.agencies) none.push(flagTag('agency'));
  for (const id of filters.exclude?.writtenIn ?? []) none.push(tag('writtenIn', id));
  if (filters.exclude?.inactiveBosses) none.push(flagTag('inactiveBoss'));
  return { anyOf: lists.filter((list) => list.length > 0), none };
}

function scopeTags({ scope, countryId }: SearchFilters): number[][] {
  const inCountry = countryId === undefined ? [] : [tag('country', countryId)];
  if (scope === 'all') return [inCountry];
  if (scope === 'web3') return [inCountry, [flagTag('web3')]];
  if (scope === 'remote') {
    const open = countryId === undefined ? [] : [tag('openTo', countryId), tag('openTo', WORLDWIDE)];
    return [[tag('arrangement', REMOTE)], open];
  }
  if (countryId !== undefined) return [[tag('localIn', countryId)]];
  return [[1, 2, 4].map((id) => tag('arrangement', id))];
}

function placeTags({ locationIds = [], regionIds = [] }: SearchFilters): number[] {
  return [...locationIds.map((id) => tag('location', id)), ...regionIds.map((id) => tag('region', id))];
}

/** The filters as an expression over the document's words, excluded keywords too. */
export function filterExpression(filters: SearchFilters): Expression {
  const { anyOf: lists, none } = tagFiltersOf(filters);
  const pairs = countryPairsOf(filters);
  // The words for both say all that the words for the country and for the choice say.
  const said = new Set(pairs.flatMap((pair) => [tag('country', pair.countryId), ...pair.tags]));
  return allOf([
    ...pairs.map((pair) => anyWord(pair.words)),
    ...lists.filter((list) => !list.every((one) => said.has(one))).map((list) => anyWord(list.map(tagWord))),
    ...none.map((one) => not({ is: 'word', word: tagWord(one) })),
    ...(filters.exclude?.keywords ?? []).flatMap(withoutKeyword),
  ]);
}

function countryPairsOf(filters: SearchFilters) {
  const countryId = countryOf(filters);
  if (countryId === undefined) return [];
  const choices = [
    { kind: 'function', ids: filters.functionIds ?? [] },
    { kind: 'salaryRange', ids: filters.salaryRangeIds ?? [] },
    { kind: 'writtenIn', ids: filters.writtenIn ?? [] },
  ] as const;
  return choices
    .filter(({ ids }) => ids.length > 0)
    .map(({ kind, ids }) => ({
      countryId,
      tags: ids.map((id) => tag(kind, id)),
      words: ids.map((id) => countryPairWord(countryId, kind, id)),
    }));
}

/** A job is left out when it holds all words of the keyword. */
function withoutKeyword(keyword: string): Expression[] {
  const words = queryWordsOf(keyword);
  return words.length ? [not(allWords(words))] : [];
}

/** The country whose own words for time may stand for the window, when all results lie in one country. */
export function countryOf({ scope, countryId }: SearchFilters): number | undefined {
  return scope === 'remote' ? undefined : countryId;
}
