import { describe, expect, it } from 'vitest';
import { byDay, countDaysAtFirst, faultOf, slotsOf } from '#src/modules/interviews/free-slots.ts';
import { localTime } from '#src/modules/interviews/zone-times.ts';
import { allHours } from './free-hours-ground.ts';

const noon = [{ from: 12 * 60, until: 14 * 60 }];
const everyDay = (spans: typeof noon) => Array.from({ length: 7 }, () => spans);
const hours = { ...allHours, week: everyDay(noon), days_ahead: 1 };
const ask = (now: string, change: Partial<typeof allHours> = {}, busy: [string, string][] = []) =>
  slotsOf(
    { ...hours, ...change },
    {
      now: new Date(now),
      minutes: 60,
      busy: busy.map(([from, until]) => ({ from: new Date(from), until: new Date(until) })),
    },
  ).map((slot) => slot.toISOString().slice(0, 16));

describe('slots out of free hours', () => {
  it('INT-01 keep the notice, the days ahead, the break and what is taken', () => {
    const all = ['2027-01-04T04:00', '2027-01-04T05:00', '2027-01-05T04:00', '2027-01-05T05:00'];
    expect(ask('2027-01-04T00:00:00Z')).toEqual(all);
    expect(ask('2027-01-04T04:30:00Z')).toEqual(all.slice(1));
    expect(ask('2027-01-04T00:00:00Z', { notice_hours: 24 })).toEqual(all.slice(2));
    // Ninety minutes from one beginning to the next leave room for one.
    expect(ask('2027-01-04T00:00:00Z', { buffer_minutes: 30 })).toEqual([all[0], all[2]]);
    const busy: [string, string][] = [['2027-01-04T05:59:00Z', '2027-01-04T06:30:00Z']];
    expect(ask('2027-01-04T00:00:00Z', {}, busy)).toEqual([all[0], all[2], all[3]]);
    const next: [string, string][] = [['2027-01-04T06:10:00Z', '2027-01-04T06:30:00Z']];
    expect(ask('2027-01-04T00:00:00Z', {}, next)).toEqual(all);
    expect(ask('2027-01-04T00:00:00Z', { buffer_minutes: 90 }, next)).toEqual([all[2]]);
    expect(ask('2027-01-04T00:00:00Z', { is_on: false })).toEqual([]);
  });

  it('INT-01 a single day stands instead of its weekday, off or with other hours', () => {
    const off = { days: [{ day: '2027-01-04', spans: [] }] };
    expect(ask('2027-01-04T00:00:00Z', off)).toEqual(['2027-01-05T04:00', '2027-01-05T05:00']);
    const late = { days: [{ day: '2027-01-04', spans: [{ from: 1380, until: 1440 }] }] };
    expect(ask('2027-01-04T00:00:00Z', late)[0]).toBe('2027-01-04T15:00');
  });

  it('INT-05 follow the clocks: the same hour on either side of the change, none that is skipped, none twice as long', () => {
    const berlin = { time_zone: 'Europe/Berlin' };
    expect(ask('2027-03-27T00:00:00Z', berlin)).toEqual([
      '2027-03-27T11:00',
      '2027-03-27T12:00',
      '2027-03-28T10:00',
      '2027-03-28T11:00',
    ]);
    // From two to four that night there is one hour, which begins at three; in autumn there are three.
    const night = { ...berlin, week: everyDay([{ from: 120, until: 240 }]), days_ahead: 1 };
    const spring = ask('2027-03-27T12:00:00Z', night);
    expect(spring).toEqual(['2027-03-28T01:00']);
    expect(localTime(new Date(`${spring[0]}Z`), 'Europe/Berlin')).toBe('2027-03-28T03:00');
    expect(ask('2027-10-30T12:00:00Z', night)).toEqual(['2027-10-31T00:00', '2027-10-31T01:00', '2027-10-31T02:00']);
    const slots = ['2027-10-31T22:30:00.000Z', '2027-10-31T23:30:00.000Z'];
    expect([...byDay(slots, 'Europe/Berlin').keys()]).toEqual(['2027-10-31', '2027-11-01']);
  });

  it('INT-01 hours that overlap, end before they begin or name a day twice are named as faults', () => {
    const span = { from: 600, until: 660 };
    expect(faultOf(hours)).toBeNull();
    expect(faultOf({ ...hours, time_zone: 'Mars/Base' })).toBe('time_zone');
    expect(faultOf({ ...hours, week: everyDay([span, { from: 645, until: 700 }]) })).toBe('week.0');
    expect(faultOf({ ...hours, week: everyDay([span, { from: 660, until: 700 }]) })).toBeNull();
    expect(faultOf({ ...hours, days: [{ day: '2027-02-30', spans: [] }] })).toBe('days.0');
    const day = { day: '2027-02-03', spans: [span] };
    expect(faultOf({ ...hours, days: [day, day] })).toBe('days.1');
    expect(faultOf({ ...hours, days: [{ ...day, spans: [{ from: 700, until: 60 }] }] })).toBe('days.0');
  });

  it('INT-01 a list begins with three days, and goes on while these leave little to choose from', () => {
    const days = (...counts: number[]) => countDaysAtFirst(counts.map((count) => Array(count).fill('')));
    expect(days(8, 8, 8, 8, 8)).toBe(3);
    expect(days(1, 2, 1, 8, 8)).toBe(4);
    expect(days(1, 1)).toBe(2);
    expect(days()).toBe(0);
  });
});
