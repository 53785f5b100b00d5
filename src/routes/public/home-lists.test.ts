import { expect, test } from 'vitest';
import { newTo } from './home-lists.ts';

const list = (...ids: number[]) => ({ jobs: ids.map((id) => ({ id })) }) as never;
const ids = (answer: ReturnType<typeof newTo>) => answer?.jobs.map((job) => job.id);

test('HOME-01 latest and popular show what the lists above do not', () => {
  expect(ids(newTo(list(1, 2, 3, 4), [list(1, 2)], 2))).toEqual([3, 4]);
  expect(ids(newTo(list(1, 2, 3, 4, 5, 6), [list(1), list(3), null], 3))).toEqual([2, 4, 5]);
});

test('HOME-01 a short list repeats rather than stays empty, and a failed one stays failed', () => {
  expect(ids(newTo(list(1, 2, 3), [list(1, 2)], 3))).toEqual([3, 1, 2]);
  expect(newTo(null, [list(1)], 3)).toBeNull();
});
