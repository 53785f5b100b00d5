import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { sites } from '#src/modules/options/sites.ts';
import {
  columns,
  type Half,
  kinds,
  type LabelledQuery,
  labelTitles,
  placeOf,
  readQueries,
  readQueryLines,
} from './labelled-queries.ts';

const options = loadOptionData();
const halves: Half[] = ['a', 'b', 'c'];
const queries = { a: readQueries('a'), b: readQueries('b'), c: readQueries('c') };

const jobTypes = new Set(options.lists.get('job_types')?.map(({ key }) => key));
const titles = labelTitles(options);
const isTitle = (label: string) => titles.has(label);
const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** What the values of each key may be. */
const known: Record<string, (value: string) => boolean> = {
  place: (value) => placeOf(value, options) !== null,
  arrangement: oneOf(['onsite', 'hybrid', 'remote']),
  job_type: (value) => jobTypes.has(value),
  level: oneOf(['entry', 'junior', 'senior']),
  shift: oneOf(['day', 'morning', 'evening', 'night', 'weekend']),
  language: oneOf(languageCodes),
  exclude: (value) => value !== '',
  not: isTitle,
  correction: oneOf(['none']),
};

/** Names the half and the line only: what half b asks is not printed. */
function faultOf({ language, country, kind, query, titles: accepted, wants }: LabelledQuery): string | null {
  if (!languageCodes.includes(language as 'en')) return 'language';
  if (!sites.some(({ code }) => code === country)) return 'country';
  if (!kinds.includes(kind as 'alias')) return 'kind';
  if (query !== query.trim() || query === '') return 'query';
  if (!accepted.every((label) => label === 'any' || isTitle(label))) return 'titles';
  if (accepted.length === 0 && kind !== 'nonsense' && kind !== 'company-like') return 'no titles';
  if (accepted.length > 0 && kind === 'nonsense') return 'titles of nonsense';
  const wrong = [...wants].find(([key, values]) => values.length === 0 || !values.every((one) => known[key]?.(one)));
  return wrong ? `wants ${wrong[0]}` : null;
}

const count = (half: Half, language: string, kind?: string) =>
  queries[half].filter((one) => one.language === language && (!kind || one.kind === kind)).length;

describe('the labelled queries', () => {
  it.each(halves)('SRCH-06 part %s has the form that its README tells', (half) => {
    const [header, ...lines] = readQueryLines(half);
    expect(header).toEqual(columns);
    expect(lines.flatMap((line, at) => (line.length === columns.length ? [] : [at + 2]))).toEqual([]);
    const faults = queries[half].flatMap((one, at) => {
      const fault = faultOf(one);
      return fault ? [`queries-${half}.tsv:${at + 2} ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('SRCH-06 are at least 1,200, with 130 of every language and both halves alike', () => {
    expect(queries.a.length + queries.b.length).toBeGreaterThanOrEqual(1200);
    for (const language of languageCodes) {
      expect(count('a', language) + count('b', language), language).toBeGreaterThanOrEqual(130);
      for (const kind of kinds)
        expect(Math.abs(count('a', language, kind) - count('b', language, kind)), kind).toBeLessThanOrEqual(2);
    }
  });

  it('SRCH-06 stand in one part only', () => {
    const folded = (half: Half) => queries[half].map(({ query }) => query.normalize('NFKC').toLowerCase());
    const unread = new Set(folded('b'));
    const [tuned, further] = [folded('a'), folded('c')];
    expect([...tuned, ...further].filter((query) => unread.has(query))).toEqual([]);
    expect(further.filter((query) => tuned.includes(query))).toEqual([]);
  });
});
