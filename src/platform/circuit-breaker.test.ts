import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';
import { createLogger } from './log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fail = () => Promise.reject(new Error('too slow'));
const breakerBefore = (probe: () => Promise<unknown>) =>
  new CircuitBreaker({ name: 'other side', log: createLogger('silent'), probe });

/** How long nobody is let through after a command that fails. */
async function pauseAfterFailure(breaker: CircuitBreaker): Promise<number> {
  const since = performance.now();
  await expect(breaker.run(fail)).rejects.toThrow();
  while (breaker.isOpen) await vi.advanceTimersByTimeAsync(50);
  return performance.now() - since;
}

it('RUN-03 pauses grow while the other side answers probes and no commands, and are short again once it was well', async () => {
  const breaker = breakerBefore(async () => 'well');
  const pauses: number[] = [];
  for (let times = 0; times < 7; times += 1) pauses.push(await pauseAfterFailure(breaker));
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  await vi.advanceTimersByTimeAsync(10_050);
  expect(await pauseAfterFailure(breaker)).toBe(250);
  breaker.close();
});

it('RUN-03 pauses grow while probes fail', async () => {
  const probed: number[] = [];
  const breaker = breakerBefore(() => {
    probed.push(performance.now());
    return probed.length < 4 ? fail() : Promise.resolve();
  });
  const since = performance.now();
  expect(await pauseAfterFailure(breaker)).toBe(3750);
  expect(probed.map((at) => at - since)).toEqual([250, 750, 1750, 3750]);
  breaker.close();
});
