import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '../filters.ts';
import { withoutChoice } from '../without-choice.ts';
import { alertHref, isSubmitted, readSubmitted, searchHref, withoutFilters } from './search-href.ts';

const plain: SearchFilters = { scope: 'local', sort: 'relevance' };

describe('NAV-02 addresses of searches', () => {
  it.each<[Partial<SearchFilters>, number, string]>([
    [{}, 1, '/en/job-search'],
    [{ query: ' data   engineer ' }, 1, '/en/data-engineer-jobs'],
    [{ query: 'designer', location: ['tokyo'] }, 1, '/en/designer-jobs-in-tokyo'],
    [{ query: 'designer', location: ['tokyo', 'osaka'] }, 1, '/en/designer-jobs?location=tokyo,osaka'],
    [{ location: ['tokyo'] }, 2, '/en/job-search?location=tokyo&page=2'],
    [{ query: 'c++', salary: [1, 2], verified: true }, 1, '/en/c%2B%2B-jobs?salary=1,2&verified=1'],
    [{ scope: 'remote', query: 'hr', sort: 'latest' }, 1, '/en/remote-job/hr-jobs?sort=latest'],
    [{ scope: 'web3', jobType: [] }, 1, '/en/web3-jobs/job-search'],
    [{ query: 'hr', sort: 'pay' }, 2, '/en/hr-jobs?sort=pay&page=2'],
    [{ query: '!!!', location: ['tokyo'] }, 1, '/en/job-search?query=%21%21%21&location=tokyo'],
    [{ query: 'sales -insurance', location: ['tokyo'] }, 1, '/en/job-search?query=sales+-insurance&location=tokyo'],
    [{ jobType: [3, 1, 2] }, 1, '/en/job-search?jobType=1,2,3'],
    [{ query: '🦄', location: ['tokyo'] }, 1, '/en/job-search?query=%F0%9F%A6%84&location=tokyo'],
  ])('NAV-02 %j page %i is %s', (filters, page, href) => {
    expect(searchHref('en', { ...plain, ...filters }, page)).toBe(href);
  });

  it('SRCH-03 one choice goes, the rest stays', () => {
    const filters = { ...plain, query: 'hr', salary: [1, 2], verified: true };
    expect(withoutChoice(filters, 'salary', '1').salary).toEqual([2]);
    expect(withoutChoice(filters, 'verified', '1')).toEqual({ ...filters, verified: undefined });
  });

  it('SRCH-03 all choices go together, the text stays', () => {
    expect(withoutFilters({ ...plain, query: 'hr', salary: [1], location: ['tokyo'] })).toEqual({
      ...plain,
      query: 'hr',
    });
  });
});

describe('SRCH-02 what a plain form sends', () => {
  it('SRCH-02 is tidied and joined', () => {
    const sent = new URLSearchParams('query=++data+++engineer+&location=tokyo&salary=1&salary=2,x&verified=1&sort=');
    const filters = readSubmitted('local', sent, 'en');
    expect(filters).toMatchObject({ query: 'data engineer', location: ['tokyo'], salary: [1, 2], verified: true });
    expect(searchHref('en', filters)).toBe('/en/data-engineer-jobs-in-tokyo?salary=1,2&verified=1');
  });

  it.each([
    ['job-search', 'query=hr', true],
    ['job-search', 'salary=1&salary=2', true],
    ['hr-jobs', 'salary=', true],
    ['hr-jobs', 'salary=1,2&page=2&job=7', false],
    ['job-search', 'location=tokyo', false],
    ['job-search', 'query=%21%21%21', false],
    ['job-search', 'query=%F0%9F%A6%84', false],
    ['job-search', 'query=sales+-insurance', false],
  ])('NAV-02 %s?%s comes from a form: %s', (slug, search, expected) => {
    expect(isSubmitted(slug, new URLSearchParams(search))).toBe(expected);
  });
});

it('ALERT-01 an alert takes the words and filters of its search along, and needs at least one', () => {
  const plain = { scope: 'remote', sort: 'latest' } as const;
  expect(alertHref('en', plain)).toBeUndefined();
  expect(alertHref('en', { ...plain, query: 'hr', salary: [1, 2], postedWithin: 3 })).toBe(
    '/en/settings/alerts?query=hr&salary=1,2&scope=remote',
  );
});
