import { describe, expect, it } from 'vitest';
import { type HarmFacts, harmPoints, type ReporterFacts, rankOf } from './harm.ts';

const someone: ReporterFacts = { severity: 30, isNew: false, dismissed: 0, upheld: 0, network: null };
const facts: HarmFacts = { kind: 'report', reporters: [], signalSeverity: 0, reach: 0, earlierBreaches: 0 };
const people = (count: number, wish: Partial<ReporterFacts> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...someone, network: `network ${index}`, ...wish }));

describe('how much harm a case may do', () => {
  it.each<[string, Partial<HarmFacts>, number]>([
    ['nothing at all', {}, 0],
    ['one person says scam', { reporters: people(1) }, 40],
    ['one person says the position is filled', { reporters: people(1, { severity: 3 }) }, 13],
    ['three people say scam', { reporters: people(3) }, 50],
    ['seven people say scam', { reporters: people(7) }, 60],
    ['seven people of one network', { reporters: people(7, { network: 'one' }) }, 40],
    ['one newcomer says scam', { reporters: people(1, { isNew: true }) }, 25],
    ['a thousand newcomers say scam', { reporters: people(1000, { isNew: true }) }, 25],
    ['someone whose reports are dismissed', { reporters: people(1, { dismissed: 5 }) }, 22],
    ['someone who was right as often', { reporters: people(1, { dismissed: 5, upheld: 4 }) }, 40],
    ['a request for money that the program saw', { kind: 'flag', signalSeverity: 28 }, 28],
    ['the same, written to 99 people', { kind: 'flag', signalSeverity: 28, reach: 99 }, 38],
    ['the same after two breaches', { kind: 'flag', signalSeverity: 28, earlierBreaches: 2 }, 38],
    ['an appeal', { kind: 'appeal' }, 25],
    ['everything', { reporters: people(99, { severity: 35 }), reach: 1e6, earlierBreaches: 9 }, 100],
  ])('OPS-03 weighs %s', (_, wish, points) => {
    expect(harmPoints({ ...facts, ...wish })).toBe(points);
  });

  it('OPS-03 puts the worse first, and what has waited long before what is a little worse', () => {
    const now = new Date('2026-05-10T12:00:00Z');
    const earlier = (hours: number) => new Date(now.getTime() - hours * 3600_000);
    expect(rankOf(40, now)).toBeGreaterThan(rankOf(13, now));
    expect(rankOf(40, now)).toBeGreaterThan(rankOf(13, earlier(24)));
    expect(rankOf(13, earlier(24 * 7))).toBeGreaterThan(rankOf(40, now));
  });
});
