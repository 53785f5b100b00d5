import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchScript } from './lazy.ts';

const page = new EventTarget();
const connection = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  // As in a browser; the server gives up at once.
  vi.stubEnv('SSR', false);
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('NAV-06 a script that cannot be fetched offline is fetched when the connection is back', async () => {
  connection.onLine = false;
  const load = vi.fn(() => (connection.onLine ? Promise.resolve('script') : Promise.reject(new Error('offline'))));
  const script = fetchScript(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  connection.onLine = true;
  page.dispatchEvent(new Event('online'));
  await expect(script).resolves.toBe('script');
});

it('NAV-06 a script that is gone fails after three tries', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const outcome = expect(fetchScript(load)).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(load).toHaveBeenCalledTimes(3);
});
