import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForAnchor } from './wait-for-anchor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('TRK-02 finds an anchor that comes later', () => {
  let anchor: string | null = null;
  const found = vi.fn();
  waitForAnchor(() => anchor, found);
  vi.advanceTimersByTime(600);
  anchor = 'here';
  vi.advanceTimersByTime(200);
  expect(found).toHaveBeenCalledExactlyOnceWith('here');
});

it('TRK-02 gives up after 100 looks', () => {
  const look = vi.fn(() => null);
  waitForAnchor(look, () => undefined);
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(100);
});

it('TRK-02 stops looking when its page is left', () => {
  const look = vi.fn(() => null);
  const stop = waitForAnchor(look, () => undefined);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});
