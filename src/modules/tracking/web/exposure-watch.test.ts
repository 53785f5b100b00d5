import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExposureWatch, type SeenJob } from './exposure-watch.ts';

function bench() {
  const seen: number[] = [];
  const watch = createExposureWatch<SeenJob>(
    (card) => card,
    (job) => seen.push(job.jobId),
  );
  return { seen, watch };
}

const card = (jobId: number, queryId = 'q1'): SeenJob => ({ jobId, queryId, recoFrom: '', scene: '' });

describe('TRK-02 exposure', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('TRK-02 counts after 2000 ms in sight and not before', () => {
    const { seen, watch } = bench();
    watch.enterSight(card(1));
    vi.advanceTimersByTime(1999);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1]);
  });

  it('TRK-02 counts after a hover of 500 ms', () => {
    const { seen, watch } = bench();
    watch.enterHover(card(1));
    vi.advanceTimersByTime(500);
    expect(seen).toEqual([1]);
  });

  it('TRK-02 a glance does not count', () => {
    const { seen, watch } = bench();
    const one = card(1);
    watch.enterSight(one);
    watch.enterHover(one);
    vi.advanceTimersByTime(400);
    watch.leaveHover(one);
    vi.advanceTimersByTime(1000);
    watch.leaveSight(one);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual([]);
  });

  it('TRK-02 the same job and query count once, another query again', () => {
    const { seen, watch } = bench();
    for (const each of [card(1), card(1), card(1, 'q2')]) {
      watch.enterSight(each);
      vi.advanceTimersByTime(2000);
    }
    expect(seen).toEqual([1, 1]);
  });

  it('TRK-02 skips cards without a job or a query', () => {
    const { seen, watch } = bench();
    watch.enterSight(card(0));
    watch.enterSight(card(2, ''));
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual([]);
  });

  it('TRK-02 stops with its page', () => {
    const { seen, watch } = bench();
    watch.enterSight(card(1));
    watch.close();
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual([]);
  });
});
