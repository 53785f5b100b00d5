import { expect, test, vi } from 'vitest';
import { tabOf, tabsFor } from './landing-tabs.ts';

async function asked(scope: 'remote' | 'web3', preferenceId: number | null = null) {
  const api = vi.fn(async (_key: string, _input: Record<string, unknown>) => ({ jobs: [], query_id: '' }));
  for (const tab of tabsFor(scope, preferenceId)) await tab.load(api as never);
  return api.mock.calls;
}

test('REM-02 the tabs are Web3, IT, Sales and Marketing, each with six jobs of its function', async () => {
  const calls = await asked('remote');
  expect(calls.map(([key]) => key)).toEqual(Array(4).fill('GET /job/popular-remote-jobs'));
  expect(calls.map(([, input]) => input.main_function_ids)).toEqual([[25], [1], [5], [16]]);
  expect(calls.every(([, input]) => input.size === 6 && input.page === 1)).toBe(true);
});

test('REM-02 Web3 opens first, and an unknown tab opens it too', () => {
  expect(tabOf(tabsFor('remote', null), new URLSearchParams()).key).toBe('web3');
  expect(tabOf(tabsFor('remote', null), new URLSearchParams('tab=sales')).key).toBe('sales');
  expect(tabOf(tabsFor('remote', null), new URLSearchParams('tab=nonsense')).key).toBe('web3');
});

test('W3-01 the web3 page asks for web3 jobs and function 25 only', async () => {
  const calls = await asked('web3');
  for (const [, input] of calls) {
    expect(input.scope === 'web3' || String(input.main_function_ids) === '25').toBe(true);
  }
  expect(tabOf(tabsFor('web3', null), new URLSearchParams()).key).toBe('latest');
});

test('REM-02 a talent with a remote preference gets Recommended first and Latest beside it, six each', async () => {
  const calls = await asked('remote', 7);
  expect(calls).toEqual([
    ['GET /job/reco-remote-jobs', { job_preference_id: 7, sort: 2, size: 6, page: 1 }],
    ['GET /job/reco-remote-jobs', { job_preference_id: 7, sort: 1, size: 6, page: 1 }],
  ]);
  expect(tabOf(tabsFor('remote', 7), new URLSearchParams('tab=web3')).key).toBe('recommended');
  expect(tabsFor('remote', 7).map(({ subPage }) => subPage)).toEqual(['reco_remote_jobs', 'reco_latest_remote_jobs']);
  expect(tabsFor('web3', 7)[0].key).toBe('latest');
});
