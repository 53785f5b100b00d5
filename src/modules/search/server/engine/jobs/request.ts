import { REMOTE } from '#src/modules/options/ids.ts';
import type * as Address from '../../../filters.ts';
import { type ChoiceName, choiceNames, type FlagName, filterTable, flagNames } from '../../../filters.ts';
import { allOf, allWords, anyWord, type Expression, not } from '../core/expression.ts';
import { countryPairs, countryPairWord, flagTag, tag, tagWord } from '../core/tags.ts';
import { queryWordsOf } from '../core/words.ts';
import { WORLDWIDE } from './document.ts';

export type SearchScope = Address.SearchScope | 'all';

/** What is asked, by the names of the address. Choices inside one filter are alternatives, filters are combined. */
export interface SearchFilters
  extends Partial<Record<ChoiceName, number[]>>,
    Partial<Record<FlagName, boolean>>,
    Pick<Address.SearchFilters, 'postedWithin' | 'repliesWithin' | 'excludeCompanies'> {
  /** With `remote`: open to that country or posted there; otherwise posted there. */
  countryId?: number;
  scope: SearchScope;
  /** Locations and regions are one filter: any of either. */
  locationIds?: number[];
  regionIds?: number[];
  /** The least that a month's pay must reach at its top, at the place of each currency's id; null where there is no rate. */
  payFloors?: (number | null)[];
  companies?: number[];
  excludeKeywords?: string[];
  /** Languages of the posting itself. */
  writtenIn?: number[];
  notWrittenIn?: number[];
}

/** A typed text and how to take it. */
export interface AskedText {
  text?: string;
  /** The language of whoever asks. */
  language?: string;
  /** Exactly these words, without understanding more. */
  isLiteral?: boolean;
  /** Only what the text says: nothing looser when that finds nothing. */
  isStrict?: boolean;
}

export interface SearchRequest extends SearchFilters, AskedText {
  /** The languages that whoever asks can read; without text the best matches are the newest jobs in these. */
  readable?: number[];
  sort: Address.SearchFilters['sort'];
  /** From 1. */
  page: number;
  size: number;
  /** A replica may answer, a second old at most. */
  mayLag?: boolean;
}

/** The filters as lists of tags: a job must have one of every list in `anyOf` and none of `none`. */
export interface TagFilters {
  anyOf: number[][];
  none: number[];
}

export function tagFiltersOf(filters: SearchFilters): TagFilters {
  const lists = [...scopeTags(filters), placeTags(filters)];
  const none: number[] = [];
  for (const name of choiceNames) lists.push((filters[name] ?? []).map((id) => tag(name, id)));
  lists.push((filters.companies ?? []).map((id) => tag('company', id)));
  lists.push((filters.writtenIn ?? []).map((id) => tag('writtenIn', id)));
  if (filters.repliesWithin) lists.push([tag('repliesWithin', filters.repliesWithin)]);
  for (const id of filters.excludeCompanies ?? []) none.push(tag('company', id));
  for (const id of filters.notWrittenIn ?? []) none.push(tag('writtenIn', id));
  for (const name of flagNames.filter((one) => filters[one])) {
    const row = filterTable[name];
    if ('wants' in row) lists.push([flagTag(row.wants)]);
    else none.push(flagTag(row.avoids));
  }
  return { anyOf: lists.filter((list) => list.length > 0), none };
}

function scopeTags({ scope, countryId }: SearchFilters): number[][] {
  const inCountry = countryId === undefined ? [] : [tag('country', countryId)];
  if (scope === 'all') return [inCountry];
  if (scope === 'web3') return [inCountry, [flagTag('web3')]];
  if (scope === 'remote') {
    const open = countryId === undefined ? [] : [tag('openTo', countryId), tag('openTo', WORLDWIDE)];
    return [[tag('workArrangement', REMOTE)], open];
  }
  if (countryId !== undefined) return [[tag('localIn', countryId)]];
  return [[1, 2, 4].map((id) => tag('workArrangement', id))];
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
    ...(filters.excludeKeywords ?? []).flatMap(withoutKeyword),
  ]);
}

function countryPairsOf(filters: SearchFilters) {
  const countryId = countryOf(filters);
  if (countryId === undefined) return [];
  return (Object.keys(countryPairs) as (keyof typeof countryPairs)[])
    .map((kind) => ({ kind, ids: filters[kind] ?? [] }))
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
