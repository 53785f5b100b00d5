import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#src/kernel/clock.ts';
import { Hub } from './hub.ts';
import type { FromPrimary, Welcome } from './messages.ts';
import { type Hears, type Place, Supervisor } from './supervise-processes.ts';

/** A process that does what the test says. */
class FakeProcess {
  readonly told: FromPrimary['type'][] = [];
  readonly place: Place;
  readonly #hears: Hears;
  isGone = false;

  constructor(place: Place, hears: Hears) {
    this.place = place;
    this.#hears = hears;
  }

  ready(): void {
    this.#hears.message({ type: 'ready', address: 'http://here' });
  }

  live(): void {
    if (!this.isGone) this.#hears.message({ type: 'alive' });
  }

  end(code: number | null, signal: string | null = null): void {
    if (this.isGone) return;
    this.isGone = true;
    this.#hears.exit(code, signal);
  }
}

const places: Place[] = [
  { name: '1', roles: 'web' },
  { name: 'worker', roles: 'worker' },
];

describe('the processes of one site', () => {
  let forked: FakeProcess[];
  let lost: string[];
  let pauses: number[];
  let reloads: string[];
  let startsByItself: boolean;
  let goesWhenTold: boolean;
  beforeEach(() => {
    vi.useFakeTimers();
    [forked, lost, pauses, reloads] = [[], [], [], []];
    startsByItself = true;
    goesWhenTold = true;
  });
  afterEach(() => vi.useRealTimers());

  const create = () =>
    new Supervisor(places, {
      fork: (place, hears) => {
        const one = new FakeProcess(place, hears);
        forked.push(one);
        if (startsByItself) queueMicrotask(() => one.ready());
        return {
          pid: forked.length,
          send: ({ type }) => {
            one.told.push(type);
            if (goesWhenTold && (type === 'leave' || type === 'close')) queueMicrotask(() => one.end(0));
          },
          kill: () => one.end(null, 'SIGKILL'),
        };
      },
      welcome: () => ({}) as Welcome,
      hub: new Hub({ clock: systemClock, metrics: async () => [] }),
      log: pino({ level: 'silent' }),
      onReload: ({ begun, ended, hasFailed }) => reloads.push(`${ended} of ${begun}${hasFailed ? ', failed' : ''}`),
      onLost: (process, reason) => lost.push(`${process} ${reason}`),
      pause: async (ms) => {
        pauses.push(ms);
      },
    });
  const there = () => forked.filter(({ isGone }) => !isGone);
  const names = () => there().map(({ place }) => place.name);
  const turn = () => vi.advanceTimersByTimeAsync(0);

  it('RUN-05 one that dies comes back at once, and after a longer and longer pause when it dies again and again', async () => {
    const supervisor = create();
    expect(await supervisor.start()).toBe('http://here');
    expect(names()).toEqual(['1', 'worker']);
    for (let death = 0; death < 10; death++) {
      there()
        .find(({ place }) => place.name === '1')
        ?.end(null, 'SIGSEGV');
      await turn();
    }
    expect(names().toSorted()).toEqual(['1', 'worker']);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(lost).toEqual(Array(10).fill('1 signal'));
    // One that has worked for a while begins anew.
    await vi.advanceTimersByTimeAsync(20_000);
    for (const one of there()) one.live();
    await vi.advanceTimersByTimeAsync(20_000);
    there()
      .find(({ place }) => place.name === '1')
      ?.end(1);
    await turn();
    expect(pauses).toHaveLength(9);
    expect(lost.at(-1)).toBe('1 exit');
    expect(supervisor.ready).toBe(2);
    await supervisor.close();
  });

  it('RUN-05 one that gives no sign of life for half a minute is replaced; those that do are left alone', async () => {
    const supervisor = create();
    await supervisor.start();
    const [web, worker] = forked;
    for (let seconds = 0; seconds < 40; seconds += 5) {
      await vi.advanceTimersByTimeAsync(5000);
      worker?.live();
      if (seconds < 25) expect(web?.isGone).toBe(false);
    }
    expect(web?.isGone).toBe(true);
    expect(worker?.isGone).toBe(false);
    expect(lost).toEqual(['1 blocked']);
    expect(names().toSorted()).toEqual(['1', 'worker']);
    await supervisor.close();
  });

  it('RUN-05 a reload asks the old one to leave when the new one is ready, one place after the other', async () => {
    const supervisor = create();
    await supervisor.start();
    const [web, worker] = forked;
    startsByItself = false;
    const steps: string[] = [];
    const reloading = supervisor.reload(async () => {
      steps.push('prepared');
    });
    await turn();
    expect(steps).toEqual(['prepared']);
    expect(forked).toHaveLength(3);
    expect(web?.told).toEqual([]);
    forked[2]?.ready();
    await turn();
    expect(web?.told).toEqual(['leave']);
    expect(worker?.told).toEqual([]);
    forked[3]?.ready();
    expect(await reloading).toBe(true);
    expect(worker?.told).toEqual(['leave']);
    expect(names()).toEqual(['1', 'worker']);
    expect(lost).toEqual([]);
    await supervisor.close();
    expect(there()).toEqual([]);
  });

  it('RUN-05 a reload whose new process does not start, or whose preparation fails, leaves the old ones as they are', async () => {
    const supervisor = create();
    await supervisor.start();
    startsByItself = false;
    const reloading = supervisor.reload();
    await turn();
    forked[2]?.end(1);
    expect(await reloading).toBe(false);
    expect(await supervisor.reload(() => Promise.reject(new Error('no space')))).toBe(false);
    expect(there()).toEqual(forked.slice(0, 2));
    expect(forked.flatMap(({ told }) => told)).toEqual([]);
    startsByItself = true;
    expect(await supervisor.reload()).toBe(true);
    expect(reloads.filter((_, at) => at % 2 === 1)).toEqual(['1 of 1, failed', '2 of 2, failed', '3 of 3']);
    await supervisor.close();
  });

  it('RUN-05 reloads that are asked for meanwhile are one more round, and one that does not leave is ended', async () => {
    const supervisor = create();
    await supervisor.start();
    let rounds = 0;
    const prepare = async () => {
      rounds += 1;
    };
    goesWhenTold = false;
    const all = [1, 2, 3].map(() => supervisor.reload(prepare));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(forked[0]?.isGone).toBe(true);
    goesWhenTold = true;
    for (let more = 0; more < 4; more++) await vi.advanceTimersByTimeAsync(100_000);
    expect(await Promise.all(all)).toEqual([true, true, true]);
    expect(rounds).toBe(2);
    // Who asks during the first knows by these that theirs is the second.
    expect(reloads).toEqual(['0 of 1', '1 of 1', '1 of 2', '2 of 2']);
    await supervisor.close();
  });

  it('RUN-05 a start that fails is not tried again, and closing leaves nobody and revives nobody', async () => {
    startsByItself = false;
    const failing = create();
    const starting = failing.start();
    forked[0]?.end(1);
    await expect(starting).rejects.toThrow('process 1 ended with 1 before it was ready');
    await turn();
    expect(forked).toHaveLength(1);
    await failing.close();
    startsByItself = true;
    const supervisor = create();
    await supervisor.start();
    goesWhenTold = false;
    const closing = supervisor.close();
    forked[1]?.end(0);
    await vi.advanceTimersByTimeAsync(31_000);
    await closing;
    expect(there()).toEqual([]);
    expect(forked).toHaveLength(3);
  });
});
