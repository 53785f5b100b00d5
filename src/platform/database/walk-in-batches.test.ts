import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { walkInBatches } from './walk-in-batches.ts';

describe('a walk along ids', () => {
  let ground: Awaited<ReturnType<typeof createTestDatabase>>;
  let handled: number[];
  beforeAll(async () => {
    ground = await createTestDatabase();
  });
  beforeEach(() => {
    handled = [];
  });
  afterAll(async () => {
    await ground.database.close();
    await ground.drop();
  });

  const all = Array.from({ length: 95 }, (_, index) => index + 1);
  const walk = (task: string, round: string, stopAt = Number.POSITIVE_INFINITY, startsAnew = false) =>
    walkInBatches(ground.database.db, {
      task,
      round,
      startsAnew,
      now: new Date(),
      size: 10,
      next: async (_tx, after, size) => all.filter((id) => id > after).slice(0, size),
      handle: async (_tx, ids) => {
        if (ids.includes(stopAt)) throw new Error('the process dies');
        handled.push(...ids);
      },
    });

  it('RUN-02 goes on where it was interrupted, even on another day', async () => {
    await expect(walk('resumed', 'monday', 45)).rejects.toThrow('dies');
    expect(handled).toEqual(all.slice(0, 40));
    expect(await walk('resumed', 'tuesday')).toBe(55);
    expect(handled).toEqual(all);
  });

  it('RUN-02 begins anew when what was done no longer holds', async () => {
    await expect(walk('anew', 'rule 1', 45, true)).rejects.toThrow('dies');
    expect(await walk('anew', 'rule 2', undefined, true)).toBe(95);
    expect(await walk('anew', 'rule 2', undefined, true)).toBe(0);
    expect(await walk('anew', 'rule 1', undefined, true)).toBe(95);
  });

  it('RUN-02 two workers at once do each id once a round', async () => {
    const done = await Promise.all([walk('shared', 'monday'), walk('shared', 'monday')]);
    expect(done.reduce((sum, one) => sum + one)).toBe(95);
    expect(handled.sort((a, b) => a - b)).toEqual(all);
    expect(await walk('shared', 'monday')).toBe(0);
    expect(await walk('shared', 'tuesday')).toBe(95);
  });
});
