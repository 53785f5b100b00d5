import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

describe('the deadline of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ERR-02 answers requestTimeout after 30 seconds, not before', async () => {
    const outcome = vi.fn();
    withDeadline(new Promise(() => {})).catch(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ errorName: 'requestTimeout', code: 49007, status: 503 }),
    );
  });

  it('ERR-02 takes a shorter time when told', async () => {
    const late = expect(withDeadline(new Promise(() => {}), 5)).rejects.toMatchObject({ errorName: 'requestTimeout' });
    await vi.advanceTimersByTimeAsync(5);
    await late;
  });

  it('ERR-02 passes on what comes in time, good or bad, and leaves no timer behind', async () => {
    expect(await withDeadline(Promise.resolve('answer'), 5)).toBe('answer');
    await expect(withDeadline(Promise.reject(new Error('broken')), 5)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });
});
