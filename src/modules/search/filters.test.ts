import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { loadOptionData, loadTexts } from '#src/modules/options/server/options.public.ts';
import { type FilterKind, filterNames, filterParameters, filterTable, type SearchFilters } from './filters.ts';
import { searchFilters } from './search.contract.ts';
import { tagKinds } from './server/engine/core/tags.ts';
import { chipsOf } from './server/search-chips.ts';
import { readSubmitted } from './web/search-href.ts';

/** Something that each kind of filter can hold. */
const samples: Record<FilterKind, unknown> = {
  text: 'night shift',
  places: ['tokyo', 'osaka'],
  choices: [1, 2],
  companies: [7, 12],
  amount: 4500,
  currency: 'SGD',
  age: 7,
  reply: 3,
  flag: true,
  switch: true,
  sort: 'latest',
};

const full = {
  scope: 'local',
  ...Object.fromEntries(filterNames.map((name) => [name, samples[filterTable[name].is]])),
} as SearchFilters;

it('SRCH-03 NAV-02 every filter travels through an address, a form and the API', () => {
  const parameters = filterParameters(full);
  expect([...parameters.keys()]).toEqual(filterNames);
  expect(readSubmitted('local', parameters, 'en')).toEqual(full);
  expect(searchFilters.parse({ scope: 'local', ...Object.fromEntries(parameters) })).toEqual(full);
});

it('SRCH-03 no two kinds of tag share a number, and companies stay the last', () => {
  const numbers = Object.values(tagKinds);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...numbers)).toBe(tagKinds.company);
});

it('SRCH-03 every filter but text, order and currency is a chip with words of its own in every language', () => {
  const texts = loadTexts(pathToFileURL(`${resolve(import.meta.dirname, '../../../locales')}/`));
  const data = loadOptionData();
  const [main] = data.functions;
  const [sub] = main?.subs ?? [];
  const known = { mainFunctions: [main?.id], jobFunctions: [sub?.id], functionTitles: [sub?.titles[0]?.id] };
  for (const language of languageCodes) {
    const chips = chipsOf(data, { ...full, ...known } as SearchFilters, language, texts.translate(language));
    const names = filterNames.filter((name) => !['query', 'exactly', 'payCurrency', 'sort'].includes(name));
    expect([...new Set(chips.map(({ name }) => name))], language).toEqual(names);
    for (const { name, label } of chips) expect(label, `${language} ${name}`).not.toMatch(/^$|seo\.chip/);
  }
});
