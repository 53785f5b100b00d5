import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRotation } from './rotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(count = 3) {
  const seen: number[] = [];
  const rotation = startRotation({ count, interval: 5000, onChange: (at) => seen.push(at) });
  return { rotation, seen };
}

test('REM-05 moves to the next of three items every 5 s, in a circle', () => {
  const { seen } = begin();
  vi.advanceTimersByTime(4999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([1, 2, 0]);
});

test('REM-05 stands still while the active item is hovered, then gives it its full time', () => {
  const { rotation, seen } = begin();
  vi.advanceTimersByTime(4000);
  rotation.pause();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
  rotation.resume();
  vi.advanceTimersByTime(4999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1]);
});

test('REM-05 a click selects and starts the 5 s anew', () => {
  const { rotation, seen } = begin();
  vi.advanceTimersByTime(4000);
  rotation.select(2);
  vi.advanceTimersByTime(4999);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([2, 0]);
});

test('REM-05 a click on a paused list moves without starting the clock', () => {
  const { rotation, seen } = begin();
  rotation.pause();
  rotation.select(1);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([1]);
});

test('REM-07 a stopped rotation never moves again, and a single item never moves', () => {
  const { rotation, seen } = begin();
  rotation.stop();
  const single = begin(1);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
  expect(single.seen).toEqual([]);
});
