import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('REM-01 a burst of scroll events is looked at once per 300 ms', () => {
  const look = vi.fn();
  const onScroll = throttle(look, 300);
  for (let event = 0; event < 10; event += 1) {
    onScroll();
    vi.advanceTimersByTime(25);
  }
  expect(look).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(50);
  expect(look).toHaveBeenCalledTimes(1);
});

test('REM-01 the last event of a burst is not missed', () => {
  let position = 0;
  let seen = -1;
  const onScroll = throttle(() => {
    seen = position;
  }, 300);
  onScroll();
  vi.advanceTimersByTime(300);
  position = 151;
  onScroll();
  vi.advanceTimersByTime(299);
  expect(seen).toBe(0);
  vi.advanceTimersByTime(1);
  expect(seen).toBe(151);
});

test('REM-07 a page that is left is not looked at any more', () => {
  const look = vi.fn();
  const onScroll = throttle(look, 500);
  onScroll();
  onScroll.cancel();
  vi.advanceTimersByTime(1000);
  expect(look).not.toHaveBeenCalled();
  onScroll();
  vi.advanceTimersByTime(500);
  expect(look).toHaveBeenCalledTimes(1);
});
