import { describe, expect, it } from 'vitest';
import { halfA } from './pairs-a.ts';
import { halfB } from './pairs-b.ts';
import { halfC } from './pairs-c.ts';
import { halfD } from './pairs-d.ts';
import { judgeHalf, judgePair } from './run-pairs.ts';

describe('labelled pairs of people and jobs', () => {
  it('AI-07 half a, which the rules are tuned on: every line, band and order as labelled', async () => {
    const { misses } = await judgeHalf(halfA);
    expect(misses).toEqual([]);
  });

  it('AI-07 half b, of which nothing but the totals is told: no worse than it was', async () => {
    const { lines, bands, orders } = await judgeHalf(halfB);
    expect({ lines, bands, orders }).toEqual({
      lines: { right: 168, all: 168 },
      bands: { right: 21, all: 22 },
      orders: { right: 7, all: 7 },
    });
  });

  it.each([
    ['c, which words were added for', halfC, { lines: 273, bands: 37, orders: 19 }],
    ['d, of which nothing but the totals is told', halfD, { lines: 260, bands: 37, orders: 14 }],
  ])('AI-07 half %s, by a recruiter who has not seen the rules: no worse than it was', async (_, half, least) => {
    const { lines, bands, orders, misses } = await judgeHalf(half);
    expect(lines.right, misses.join('\n')).toBeGreaterThanOrEqual(least.lines);
    expect(bands.right).toBeGreaterThanOrEqual(least.bands);
    expect(orders.right).toBeGreaterThanOrEqual(least.orders);
  });

  it('TRU-07 every line has points that add up to 100, and what it gives adds up to the score', async () => {
    for (const pair of [...halfA.pairs, ...halfB.pairs]) {
      const { lines, score } = await judgePair(pair);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(100);
      expect(lines.reduce((sum, { given }) => sum + given, 0)).toBe(score);
    }
  });

  it('AI-09 the same work under a title of the other gender gives the same ledger', async () => {
    const titles = [
      ['Cocinera', 'Cocinero'],
      ['صيدلانية', 'صيدلاني'],
      ['Abogada', 'Abogado'],
      ['Diseñador Gráfico', 'Diseñadora Gráfica'],
    ] as const;
    for (const [one, other] of titles) {
      const pair = [...halfA.pairs, ...halfB.pairs].find(({ talent }) =>
        talent.work?.some(({ title }) => title === one),
      );
      const work = pair?.talent.work?.map((entry) => ({ ...entry, title: other }));
      if (!pair || !work) throw new Error(`No pair has ${one}`);
      const changed = await judgePair({ ...pair, talent: { ...pair.talent, work } });
      const points = (ledger: typeof changed) => ledger.lines.map(({ key, given }) => `${key} ${given}`);
      expect(points(changed), other).toEqual(points(await judgePair(pair)));
    }
  });
});
