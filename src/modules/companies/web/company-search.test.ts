import { expect, test } from 'vitest';
import { companySearchOn, readCompanySearch } from './company-search.ts';

const read = (search: string) => readCompanySearch(new URLSearchParams(search));

test('COMP-01 reads name, industry, size and financing stage from the address', () => {
  expect(read('query=%20Blue%20%20River%20&industry=3&size=2&financing_stage=5&where=all&page=4')).toEqual({
    query: 'Blue River',
    industry: 3,
    size: 2,
    financing_stage: 5,
    where: 'all',
    page: 4,
  });
});

test('COMP-01 leaves nonsense out', () => {
  const none = { query: undefined, industry: undefined, size: undefined, financing_stage: undefined };
  const first = { ...none, where: undefined, page: 1 };
  expect(read('query=%20%20&industry=&size=-1&financing_stage=1.5&where=here&page=zero')).toEqual(first);
  expect(read('page=99999999999')).toEqual(first);
});

test('COMP-01 the filters stay when the page changes', () => {
  const search = read('query=Blue River&size=2');
  expect(companySearchOn(3, search)).toBe('?query=Blue+River&size=2&page=3');
  expect(companySearchOn(1, search)).toBe('?query=Blue+River&size=2');
  expect(companySearchOn(1, read(''))).toBe('?');
});
