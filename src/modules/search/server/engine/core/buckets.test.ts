import { describe, expect, it } from 'vitest';
import { coverBetween, coverSince, hourOf, timeOfHour, timeWords, windowStart } from './buckets.ts';

const NOW = hourOf(new Date('2026-11-15T06:30:00Z'));

function isCovered(hour: number, cover: string[], countryId?: number): boolean {
  return timeWords(timeOfHour(hour), countryId ?? 0).some((word) => cover.includes(word));
}

describe('buckets', () => {
  it.each([undefined, 196])('cover exactly the time between two aligned hours, country %s', (countryId) => {
    for (const [age, length] of [
      [30, 20],
      [200, 100],
      [3000, 2000],
    ] as const) {
      const start = windowStart(NOW, age, countryId);
      const end = windowStart(NOW, age - length, countryId);
      const cover = coverBetween(start, end, countryId);
      for (let hour = start - 60; hour < end + 60; hour += 1) {
        expect(isCovered(hour, cover, countryId), `${hour - start}`).toBe(hour >= start && hour < end);
      }
    }
  });

  it.each([undefined, 196])('cover everything from an aligned hour to beyond now, country %s', (countryId) => {
    for (const age of [1, 9, 40, 500, 4000]) {
      const start = windowStart(NOW, age, countryId);
      const cover = coverSince(start, NOW, countryId);
      for (let hour = start - 60; hour < NOW + 8; hour += 1)
        expect(isCovered(hour, cover, countryId)).toBe(hour >= start);
      expect(cover.length).toBeLessThan(25);
    }
  });

  it('keep the words of one country apart from those of another', () => {
    const cover = coverSince(windowStart(NOW, 100, 196), NOW, 196);
    expect(isCovered(NOW, cover, 196)).toBe(true);
    expect(isCovered(NOW, cover, 19)).toBe(false);
  });
});
