import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createExposureBatch, type SeenGroup } from './exposure-batch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('TRK-02 sends one batch every 3000 ms, grouped by query', () => {
  const sent: SeenGroup[][] = [];
  const batch = createExposureBatch((groups) => sent.push(groups));
  batch.add({ jobId: 1, queryId: 'a', recoFrom: 'x', scene: 's' });
  batch.add({ jobId: 2, queryId: 'b', recoFrom: 'x', scene: 's' });
  vi.advanceTimersByTime(2000);
  batch.add({ jobId: 3, queryId: 'a', recoFrom: 'x', scene: 's' });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([
    [
      { queryId: 'a', recoFrom: 'x', scene: 's', jobIds: [1, 3] },
      { queryId: 'b', recoFrom: 'x', scene: 's', jobIds: [2] },
    ],
  ]);
  vi.advanceTimersByTime(9000);
  expect(sent).toHaveLength(1);
});

it('TRK-02 a page that is left sends at once what it has gathered', () => {
  const sent: SeenGroup[][] = [];
  const batch = createExposureBatch((groups) => sent.push(groups));
  batch.flush();
  expect(sent).toEqual([]);
  batch.add({ jobId: 1, queryId: 'a', recoFrom: '', scene: '' });
  batch.flush();
  expect(sent).toHaveLength(1);
});
