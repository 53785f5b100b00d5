import { describe, expect, it } from 'vitest';
import { daysOf, isDay, laneEntries, placeEntries, rangeOf, turnPage } from '#src/modules/interviews/calendar-days.ts';
import type { CalendarEntry } from '#src/modules/interviews/interview-fields.ts';

const at = (moment: string, minutes = 60) => ({ at: moment, minutes }) as CalendarEntry;

describe('the days of a calendar', () => {
  it('INT-01 are whole weeks from Monday on, across months, years and leap days', () => {
    expect(daysOf('week', '2027-01-01')[0]).toBe('2026-12-28');
    expect(daysOf('month', '2027-02-10')).toHaveLength(28);
    expect(daysOf('month', '2026-08-05')).toHaveLength(42);
    expect(daysOf('month', '2026-08-05').at(-1)).toBe('2026-09-06');
    expect(turnPage('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(turnPage('month', '2026-03-31', -1)).toBe('2026-02-01');
    expect(turnPage('week', '2028-02-28', 1)).toBe('2028-03-06');
    expect(rangeOf('week', '2026-11-17')).toEqual({ from: '2026-11-15T00:00:00Z', until: '2026-11-24T00:00:00Z' });
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
