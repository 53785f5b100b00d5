import { expect, test, vi } from 'vitest';
import { landingTabs, tabOf } from './landing-tabs.ts';

async function asked(scope: 'remote' | 'web3') {
  const api = vi.fn(async () => ({ jobs: [], query_id: '' }));
  for (const tab of landingTabs[scope]) await tab.load(api as never);
  return api.mock.calls as unknown as [string, Record<string, unknown>][];
}

test('REM-02 the tabs are Web3, IT, Sales and Marketing, each with six jobs of its function', async () => {
  const calls = await asked('remote');
  expect(calls.map(([key]) => key)).toEqual(Array(4).fill('GET /job/popular-remote-jobs'));
  expect(calls.map(([, input]) => input.main_function_ids)).toEqual([[25], [1], [5], [16]]);
  expect(calls.every(([, input]) => input.size === 6 && input.page === 1)).toBe(true);
});

test('REM-02 Web3 opens first, and an unknown tab opens it too', () => {
  expect(tabOf('remote', new URLSearchParams()).key).toBe('web3');
  expect(tabOf('remote', new URLSearchParams('tab=sales')).key).toBe('sales');
  expect(tabOf('remote', new URLSearchParams('tab=nonsense')).key).toBe('web3');
});

test('W3-01 the web3 page asks for web3 jobs and function 25 only', async () => {
  const calls = await asked('web3');
  for (const [, input] of calls) {
    expect(input.scope === 'web3' || String(input.main_function_ids) === '25').toBe(true);
  }
  expect(tabOf('web3', new URLSearchParams()).key).toBe('latest');
});
