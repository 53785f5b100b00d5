import { expect, it } from 'vitest';
import { shortList } from './filter-choices.tsx';
import { barFilters, filtersOf, optionsOf, toggleChoice } from './filter-list.ts';

it('SRCH-03 a choice joins its filter and leaves it again', () => {
  const filters = { scope: 'local' as const, sort: 'relevance' as const, salary: [1] };
  const more = toggleChoice(filters, 'salary', 2);
  expect(more.salary).toEqual([1, 2]);
  expect(toggleChoice(more, 'salary', 1).salary).toEqual([2]);
});

it('SRCH-03 remote results have no filter for the arrangement, local ones no remote choice', () => {
  expect(filtersOf('remote', barFilters)).not.toContain('workArrangement');
  const arrangements = [1, 2, 3, 4].map((id) => ({ id, value: `${id}` }));
  expect(optionsOf('local', 'workArrangement', arrangements).map(({ id }) => id)).toEqual([1, 2, 4]);
});

it('SRCH-03 a long list shows what is chosen and the choices that leave most', () => {
  const options = Array.from({ length: 20 }, (_, id) => ({ id, value: `${id}` }));
  const shown = shortList(options, [3], (id) => id);
  expect(shown.map(({ id }) => id)).toEqual([3, 13, 14, 15, 16, 17, 18, 19]);
});
