import { expect, it } from 'vitest';
import { clearSearches, currentSearches, rememberSearch, withSearch } from './search-history.ts';

it('SUG-02 keeps ten at most, newest first', () => {
  let history: readonly string[] = [];
  for (let at = 1; at <= 12; at += 1) history = withSearch(history, `search ${at}`);
  expect(history).toHaveLength(10);
  expect(history[0]).toBe('search 12');
  expect(history.at(-1)).toBe('search 3');
});

it('SUG-02 has no duplicates: a repeated search moves to the front', () => {
  expect(withSearch(['designer', 'nurse'], '  Nurse ')).toEqual(['Nurse', 'designer']);
});

it('SUG-02 blank text is no search', () => {
  expect(withSearch(['designer'], '   ')).toEqual(['designer']);
});

it('SUG-02 can be cleared, also where the browser stores nothing', () => {
  rememberSearch('designer');
  expect(currentSearches()).toEqual(['designer']);
  clearSearches();
  expect(currentSearches()).toEqual([]);
});
