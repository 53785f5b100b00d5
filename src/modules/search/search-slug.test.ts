import { describe, expect, it } from 'vitest';
import { buildSlug, hasAddress, parseSlug } from './search-slug.ts';

const places = new Set(['tokyo', 'kuala-lumpur']);
const parse = (slug: string) => parseSlug(slug, (key) => places.has(key));

describe('addresses of searches', () => {
  it.each([
    ['frontend engineer', null, 'frontend-engineer-jobs'],
    ['frontend engineer', 'kuala-lumpur', 'frontend-engineer-jobs-in-kuala-lumpur'],
    ['', null, 'job-search'],
    ['前端工程师', 'tokyo', '前端工程师-jobs-in-tokyo'],
    ['محاسب', null, 'محاسب-jobs'],
    ['c++', null, 'c++-jobs'],
    ['.net developer', null, '.net-developer-jobs'],
    ['  Sales / Marketing  ', null, 'sales-marketing-jobs'],
    ['Diseñador/a gráfico/a', null, 'diseñador-gráfico-jobs'],
    ['Engenheiro(a) de software', 'tokyo', 'engenheiro-de-software-jobs-in-tokyo'],
    ['ممرض(ة)', null, 'ممرض-jobs'],
    ['UI/UX', null, 'ui-ux-jobs'],
  ])('NAV-01 SRCH-02 %j in %j is %s and reads back the same', (query, place, slug) => {
    expect(buildSlug({ query, place })).toBe(slug);
    const back = parse(slug);
    expect(back?.place).toBe(place);
    expect(buildSlug({ query: back?.query ?? '', place: back?.place ?? null })).toBe(slug);
  });

  it.each([
    'sales -insurance',
    'nurse OR caregiver',
    '"product manager"',
    '「看護師」',
    'nurse NOT night',
    'cook|baker',
  ])('SRCH-12 %s has no address of words, which would lose what the signs say', (query) => {
    expect(hasAddress(query)).toBe(false);
    expect(buildSlug({ query, place: 'tokyo' })).toBe('job-search');
  });

  it.each(['front-end', 'Sales – Asia', 'nurse or caregiver', 'Enfermero/a', 'Oregon'])(
    'SRCH-12 %s has one',
    (query) => {
      expect(hasAddress(query)).toBe(true);
    },
  );

  it('NAV-01 takes a place only when it is one', () => {
    expect(parse('jobs-in-finance-jobs')).toEqual({ query: 'jobs in finance', place: null });
    expect(parse('nurse-jobs-in-atlantis-jobs')).toEqual({ query: 'nurse jobs in atlantis', place: null });
  });

  it.each(['about-us', '-jobs', 'jobs', 'nurse-jobs-in-atlantis'])('NAV-05 %s is no search', (slug) => {
    expect(parse(slug)).toBeUndefined();
  });
});
