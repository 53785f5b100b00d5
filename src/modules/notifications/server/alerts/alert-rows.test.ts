import { expect, it } from 'vitest';
import { filterNames } from '#src/modules/search/filters.ts';
import { searchFilters } from '#src/modules/search/search.contract.ts';
import { filtersToKeep } from './alert-rows.ts';

it('ALERT-01 keeps every filter of a search but its age', () => {
  const sent = Object.fromEntries(filterNames.map((name) => [name, '1']));
  const search = searchFilters.parse({ ...sent, payCurrency: 'SGD', sort: 'pay' });
  const kept = filterNames.filter((name) => name !== 'postedWithin');
  expect(Object.keys(filtersToKeep(search)).sort()).toEqual([...kept, 'scope'].sort());
});
