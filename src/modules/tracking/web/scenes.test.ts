import { expect, it } from 'vitest';
import { sceneOf } from './scenes.ts';

it.each([
  ['home_page', 'recommended', 'c_rec_default'],
  ['onsite_search_page', 'search', 'c_search_defalut'],
  ['remote_search_page', 'search', 'c_search_remote'],
  ['web3_search_page', 'search', 'c_search_web3'],
  ['job_detail', 'similar', 'c_rec_simi'],
  ['company_detail', 'hot_job', 'c_rec_company_hot_jobs'],
])('TRK-05 %s:%s is %s', (page, subPage, code) => {
  expect(sceneOf({ page, subPage })).toBe(code);
});

it('TRK-05 a place without a code of its own has none', () => {
  expect(sceneOf({ page: 'remote_home_page', subPage: 'popular_jobs' })).toBe('');
});
