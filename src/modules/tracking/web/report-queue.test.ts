import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReportQueue, type Report } from './report-queue.ts';

function click(job: number): Report {
  return { key: 'POST /logs/report/click', input: { job_id: job, query_id: 'q', index: 1, timestamp: 1 } };
}

/** Sends that are answered by hand, and a store in memory. */
function bench() {
  let kept: Report[] = [];
  const open: { report: Report; done: () => void; fail: (error: unknown) => void }[] = [];
  const queue = createReportQueue({
    send: (report) => new Promise<void>((done, fail) => open.push({ report, done, fail })),
    store: {
      read: () => kept,
      write: (reports) => {
        kept = reports;
      },
    },
    isFinal: (error) => error === 'refused',
  });
  return { queue, open, kept: () => kept };
}

describe('TRK-03 the queue of reports', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('TRK-03 sends at most six at once, the rest in order', async () => {
    const { queue, open } = bench();
    for (let job = 1; job <= 9; job += 1) queue.add(click(job));
    expect(open).toHaveLength(6);
    open[0]?.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(7);
    expect(open[6]?.report).toEqual(click(7));
  });

  it('TRK-03 keeps what failed and tries it again', async () => {
    const { queue, open, kept } = bench();
    queue.add(click(1));
    open[0]?.fail('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()).toEqual([click(1)]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(kept()).toEqual([]);
    expect(open[1]?.report).toEqual(click(1));
  });

  it('TRK-03 takes up on a new page what an earlier one could not send', () => {
    const { queue, open, kept } = bench();
    kept().push(click(3), click(4));
    queue.retry();
    expect(open.map(({ report }) => report)).toEqual([click(3), click(4)]);
    expect(kept()).toEqual([]);
  });

  it('TRK-03 does not repeat what the server refused for good', async () => {
    const { queue, open, kept } = bench();
    queue.add(click(1));
    open[0]?.fail('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept()).toEqual([]);
    expect(open).toHaveLength(1);
  });
});
