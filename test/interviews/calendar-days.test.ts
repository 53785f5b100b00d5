import { describe, expect, it } from 'vitest';
import { daysOf, isDay, laneEntries, placeEntries, rangeOf, turnPage } from '#src/modules/interviews/calendar-days.ts';
import type { CalendarEntry } from '#src/modules/interviews/interview-fields.ts';
import { fallbackStart, weekStart } from '#src/modules/interviews/week-start.ts';

const at = (moment: string, minutes = 60) => ({ at: moment, minutes }) as CalendarEntry;

describe('the first day of a week', () => {
  it('INT-01 follows the reader: Sunday in the United States, Saturday or Sunday in Arab countries, else mostly Monday', () => {
    expect(weekStart('en', 'US')).toBe(7);
    expect(weekStart('en', 'GB')).toBe(1);
    expect(weekStart('tr', 'TR')).toBe(1);
    expect([weekStart('ar', 'EG'), weekStart('ar', 'SA'), weekStart('ar', 'MA'), weekStart('ar', '')]).toEqual([
      6, 7, 1, 6,
    ]);
    // Without an engine that knows weeks.
    const fallback = ['en-US', 'en-GB', 'en', 'ja-JP', 'ar', 'ar-EG', 'ar-SA', 'ar-MA'].map((name) => {
      return fallbackStart(new Intl.Locale(name));
    });
    expect(fallback).toEqual([7, 1, 1, 1, 6, 6, 7, 1]);
    expect(daysOf('week', '2027-01-01', 7)[0]).toBe('2026-12-27');
    expect(daysOf('week', '2027-01-01', 6)[0]).toBe('2026-12-26');
    expect(daysOf('month', '2026-11-05', 7)).toHaveLength(35);
    expect(daysOf('month', '2026-11-05', 7)[0]).toBe('2026-11-01');
  });
});

describe('the days of a calendar', () => {
  it('INT-01 are whole weeks from Monday on, across months, years and leap days', () => {
    expect(daysOf('week', '2027-01-01', 1)[0]).toBe('2026-12-28');
    expect(daysOf('month', '2027-02-10', 1)).toHaveLength(28);
    expect(daysOf('month', '2026-08-05', 1)).toHaveLength(42);
    expect(daysOf('month', '2026-08-05', 1).at(-1)).toBe('2026-09-06');
    expect(turnPage('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(turnPage('month', '2026-03-31', -1)).toBe('2026-02-01');
    expect(turnPage('week', '2028-02-28', 1)).toBe('2028-03-06');
    expect(rangeOf('week', '2026-11-17', 1)).toEqual({ from: '2026-11-15T00:00:00Z', until: '2026-11-24T00:00:00Z' });
    expect(['2026-02-30', '2026-2-3', 'soon', null, '2026-02-28'].map(isDay)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('INT-05 have each entry on the day and minute of the reader, also where the clocks change', () => {
    const entries = [at('2027-03-28T00:30:00Z'), at('2027-03-28T01:30:00Z'), at('2027-03-28T22:30:00Z')];
    const placed = placeEntries(entries, 'Europe/Berlin');
    expect(placed.get('2027-03-28')?.map(({ minute }) => minute)).toEqual([90, 210]);
    expect(placed.get('2027-03-29')?.map(({ minute }) => minute)).toEqual([30]);
  });

  it('INT-01 put beside each other what overlaps, and nothing else', () => {
    const day = [at('2027-01-04T09:00:00Z'), at('2027-01-04T09:30:00Z', 30), at('2027-01-04T10:00:00Z')];
    const placed = placeEntries(day, 'UTC').get('2027-01-04') ?? [];
    expect(laneEntries(placed).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });
});
