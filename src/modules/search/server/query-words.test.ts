import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '#src/kernel/text.ts';
import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';

const options = loadOptionData();
const [header, ...rows] = readFileSync(new URL('../data/query-words.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const lines = rows.map(([kind = '', value = '', language = '', phrases = '']) => {
  return { kind, value, language, phrases: phrases.split(';') };
});

const keysOf = (list: string) => options.lists.get(list)?.map(({ key = '' }) => key) ?? [];
const subs = options.functions.flatMap((main) => main.subs);
const known: Record<string, readonly string[]> = {
  arrangement: ['onsite', 'hybrid', 'remote'],
  jobType: keysOf('job_types'),
  level: ['entry', 'junior', 'senior'],
  shift: ['day', 'morning', 'evening', 'night', 'weekend'],
  language: jobLanguageCodes,
  benefit: keysOf('job_benefit_lists'),
  field: [...options.functions.map(({ id }) => `function:${id}`), ...subs.map(({ id }) => `sub:${id}`)],
  brand: subs.map(({ id }) => `sub:${id}`),
  pay: ['word', 'least', 'least-behind', 'hourly', 'daily', 'monthly', 'annually'],
  filler: [''],
  without: ['', 'behind'],
  connector: [''],
  employer: ['at', 'of', 'at-behind', 'of-behind'],
  everyday: [''],
};
/** What they mean depends on an amount or a company's name beside them; elsewhere they may mean something else. */
const beside = ['pay', 'employer', 'everyday'];

/** The words of one language, those of all languages among them. */
const wordsOf = (code: string) => lines.filter(({ language }) => language === code || language === '*');

describe('the words that people put around a job', () => {
  it('SRCH-10 have the columns and values that exist', () => {
    expect(header).toEqual(['kind', 'value', 'language', 'phrases']);
    expect(rows.filter((row) => row.length !== 4)).toEqual([]);
    expect(lines.filter(({ language }) => language !== '*' && !languageCodes.includes(language as 'en'))).toEqual([]);
    expect(lines.filter(({ kind, value }) => !known[kind]?.includes(value))).toEqual([]);
    const places = lines.map(({ kind, value, language }) => `${kind} ${value} ${language}`);
    expect(places.filter((place, at) => places.indexOf(place) < at)).toEqual([]);
  });

  it.each(languageCodes)('SRCH-10 in %s are of every kind, tidy, and mean one thing', (code) => {
    const own = lines.filter(({ language }) => language === code);
    const told = [...own, ...lines.filter(({ kind }) => kind === 'brand')];
    expect(Object.keys(known).filter((kind) => !told.some((line) => line.kind === kind))).toEqual([]);
    const phrases = wordsOf(code).flatMap((line) => (beside.includes(line.kind) ? [] : line.phrases));
    expect(phrases.filter((phrase) => phrase === '' || phrase !== phrase.trim())).toEqual([]);
    const folded = phrases.map(normalizeText);
    expect([...Map.groupBy(folded, (phrase) => phrase)].filter(([, same]) => same.length > 1)).toEqual([]);
  });

  it.each(languageCodes)('SRCH-10 in %s are no name of a job where they are to be left out', (code) => {
    const titles = subs.flatMap((sub) => sub.titles).filter(({ seo }) => seo !== 'custom');
    const names = titles.flatMap((title) => {
      return [title.names[code] ?? '', ...title.aliases, ...(title.localAliases.get(code) ?? [])];
    });
    const taken = new Set(names.map(normalizeText));
    const loose = wordsOf(code).filter(({ kind }) =>
      ['field', 'brand', 'filler', 'connector', 'without'].includes(kind),
    );
    expect(loose.flatMap((line) => line.phrases).filter((phrase) => taken.has(normalizeText(phrase)))).toEqual([]);
  });
});
