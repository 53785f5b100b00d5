import { afterAll, beforeAll, describe, it } from 'vitest';
import { rounds } from '../rounds.ts';
import { type HeldGround, holdCounts, holdRanked, holdSearches, openHeldGround } from './equals-brute-force.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const JOBS = 2000;

let ground: HeldGround;

beforeAll(async () => {
  ground = await openHeldGround(NOW, JOBS);
});

afterAll(() => ground?.close());

describe('search against brute force', () => {
  it('TRU-06 SRCH-03 SRCH-01 gives exactly the jobs that satisfy every filter, in the promised order', async () => {
    // Small data would never be read in windows, so the requests are shared with engines whose windows and walks are too short.
    const inWindows = ground.engineWith({ few: 0, reserve: 0.1, longestWalk: 0 });
    const onShortWalks = ground.engineWith({ few: 600, reserve: 2, longestWalk: 300 });
    await holdSearches(ground, [ground.engine, inWindows, onShortWalks], rounds(300, 2200));
  }, 600_000);

  it('SRCH-01 SRCH-03 SRCH-14 counts and facets are exact where they are not marked as estimates', async () => {
    await holdCounts(ground, ground.engine, rounds(40, 80));
  });

  it('TRU-06 recommendations and similar jobs satisfy the filters too', async () => {
    await holdRanked(ground, ground.engine, rounds(60, 150));
  });
});
