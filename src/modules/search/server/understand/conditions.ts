import { REMOTE } from '#src/modules/options/ids.ts';
import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID, siteById } from '#src/modules/options/sites.ts';
import {
  allOf,
  allWords,
  anyOf,
  anyWord,
  type Expression,
  everything,
  isEverything,
  not,
} from '../engine/core/expression.ts';
import { companyWord, titleWord } from '../engine/core/marked-words.ts';
import { type TagKind, tag, tagWord, wordFor } from '../engine/core/tags.ts';
import { queryWordsOf } from '../engine/core/words.ts';
import { payFloorsOf } from '../engine/jobs/pay.ts';
import type { QueryPart, QueryReading } from './read-query.ts';

/** What a text asks beside the work: what every result must be, and what should come first. */
export interface Conditions {
  /** Arrangement and type of the job. */
  manner: Expression;
  place: Expression;
  company: Expression;
  excluded: Expression;
  /** The field of work, for a text that names no job. */
  field: Expression;
  /** What ranks and does not exclude: seniority, shift, languages, benefits. */
  boosts: Expression[];
  /** The text asks for remote work. */
  isRemote: boolean;
  /** The least pay that is asked for, at the place of each currency's id. */
  payFloors: (number | null)[] | undefined;
  /** The countries of the places, when the visitor's is not among them. */
  countryIds: number[];
}

const EXPERIENCE: Record<string, number[]> = { entry: [1, 2], junior: [2, 3], senior: [5, 6] };
const ARRANGEMENTS: Record<string, number> = { onsite: 1, hybrid: 2, remote: REMOTE };

export function conditionsOf(
  { text, parts }: QueryReading,
  options: OptionData,
  countryId: number | undefined,
): Conditions {
  const valuesOf = (kind: QueryPart['kind']) =>
    parts.flatMap((part) => (part.kind === kind && 'value' in part ? [part.value] : []));
  const listed = (kind: TagKind, list: string, keys: string[]) =>
    anyWord(keys.flatMap((key) => idOf(options, list, key)).map((id) => wordFor(kind, id)));
  const arrangements = valuesOf('arrangement');
  const others = arrangements
    .filter((one) => one !== 'remote')
    .map((one) => wordFor('workArrangement', ARRANGEMENTS[one] ?? 0));
  const typed = (kind: QueryPart['kind'], mark: (word: string) => string) =>
    anyOf(
      parts
        .filter((part) => part.kind === kind)
        .map(({ start, end }) => allWords(queryWordsOf(text.slice(start, end)).map(mark))),
    );
  const levels = valuesOf('level');
  // A brand alone is asked for by those who want the work it is known for.
  const fields = [...valuesOf('field'), ...valuesOf('brand')];
  const boosts = [
    levels.length
      ? anyOf([
          anyWord(levels.flatMap((level) => EXPERIENCE[level] ?? []).map((id) => wordFor('workExperience', id))),
          typed('level', titleWord),
        ])
      : everything,
    valuesOf('shift').length ? typed('shift', (word) => word) : everything,
    ofList(
      valuesOf('language').map((code) => jobLanguageCodes.indexOf(code) + 1),
      'languages',
    ),
    valuesOf('benefit').length ? listed('benefits', 'job_benefit_lists', valuesOf('benefit')) : everything,
    valuesOf('brand').length ? typed('brand', companyWord) : everything,
  ];
  return {
    manner: allOf([
      valuesOf('jobType').length ? listed('jobType', 'job_types', valuesOf('jobType')) : everything,
      others.length && !arrangements.includes('remote') ? anyWord(others) : everything,
    ]),
    place: placeExpression(parts),
    company: companyExpression(parts),
    excluded: allOf(parts.flatMap((part) => (part.kind === 'excluded' ? withoutWords(part.words) : []))),
    field: fields.length
      ? anyOf([fieldTags(fields), typed('field', titleWord), typed('brand', companyWord)])
      : everything,
    boosts: boosts.filter((boost) => !isEverything(boost)),
    isRemote: arrangements.includes('remote'),
    payFloors: floorsOf(parts, options, countryId),
    countryIds: countriesOf(parts, countryId),
  };
}

function floorsOf(parts: readonly QueryPart[], { rates }: OptionData, countryId: number | undefined) {
  const pay = parts.find((part) => part.kind === 'pay');
  return pay && payFloorsOf(pay.amount, pay.currency ?? siteById(countryId ?? OTHERS_ID).currency, rates);
}

function ofList(ids: number[], kind: TagKind): Expression {
  const known = ids.filter((id) => id > 0);
  return known.length ? anyWord(known.map((id) => wordFor(kind, id))) : everything;
}

function idOf(options: OptionData, list: string, key: string): number[] {
  const row = options.lists.get(list)?.find((one) => one.key === key);
  return row ? [Number(row.no)] : [];
}

/** Places of one kind are alternatives (Osaka, Kobe); a place and what holds it (Orchard, Singapore) must both be true. */
function placeExpression(parts: readonly QueryPart[]): Expression {
  const named = parts.flatMap((part) => (part.kind === 'place' ? [part.places] : []));
  const kinds = ['location', 'region', 'country'] as const;
  const finest = (places: (typeof named)[number]) => kinds.find((kind) => places.some((place) => place.kind === kind));
  const expression = (places: (typeof named)[number]) => anyWord(places.map((place) => tagWord(place.tag)));
  return allOf(
    kinds.flatMap((kind) => {
      const alike = named.filter((places) => finest(places) === kind);
      return alike.length ? [anyOf(alike.map(expression))] : [];
    }),
  );
}

function companyExpression(parts: readonly QueryPart[]): Expression {
  const ids = parts.flatMap((part) => (part.kind === 'company' ? part.ids : []));
  return ids.length ? anyWord(ids.map((id) => wordFor('company', id))) : everything;
}

function countriesOf(parts: readonly QueryPart[], countryId: number | undefined): number[] {
  const named = parts.flatMap((part) => (part.kind === 'place' ? part.places.map((place) => place.countryId) : []));
  const others = [...new Set(named)];
  return others.length === 0 || (countryId !== undefined && others.every((id) => id === countryId)) ? [] : others;
}

function fieldTags(values: string[]): Expression {
  return anyWord(
    values.map((value) => {
      const [kind, id] = value.split(':');
      return tagWord(tag(kind === 'sub' ? 'jobFunctions' : 'mainFunctions', Number(id)));
    }),
  );
}

/** A job is left out when it holds all the words. */
function withoutWords(text: string): Expression[] {
  const words = queryWordsOf(text);
  return words.length ? [not(allWords(words))] : [];
}
