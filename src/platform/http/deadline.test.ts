import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

const never = () => new Promise(() => {});

describe('the deadline of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ERR-02 answers requestTimeout after 30 seconds, not before', async () => {
    const outcome = vi.fn();
    withDeadline(never).catch(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ errorName: 'requestTimeout', code: 49007, status: 503 }),
    );
  });

  it('ERR-02 takes a shorter time when told', async () => {
    const late = expect(withDeadline(never, 5)).rejects.toMatchObject({ errorName: 'requestTimeout' });
    await vi.advanceTimersByTimeAsync(5);
    await late;
  });

  it('ERR-02 passes on what comes in time, good or bad, and leaves no timer behind', async () => {
    expect(await withDeadline(async () => 'answer', 5)).toBe('answer');
    await expect(withDeadline(() => Promise.reject(new Error('broken')), 5)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ERR-02 lets nothing be kept once it is over, and waits for what is being kept already', async () => {
    let late: unknown;
    const over = withDeadline(async (deadline) => {
      await new Promise((done) => setTimeout(done, 10));
      try {
        deadline.closeForCommit();
      } catch (error) {
        late = error;
      }
    }, 5);
    const kept = withDeadline(async (deadline) => {
      deadline.closeForCommit();
      await new Promise((done) => setTimeout(done, 10));
      return 'kept';
    }, 5);
    const outcomes = Promise.allSettled([over, kept]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await outcomes).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'kept' }]);
    expect(late).toMatchObject({ errorName: 'requestTimeout' });
  });
});
