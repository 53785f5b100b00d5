import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeSteps } from '#src/modules/interviews/interview-steps.ts';
import { isSkipped, localTime, momentsOf, offsetMinutes } from '#src/modules/interviews/zone-times.ts';

describe('the table of interview steps', () => {
  it('INT-04 is the one that the README shows', () => {
    expect(readFileSync('src/modules/interviews/README.md', 'utf8')).toContain(describeSteps());
  });
});

describe('times in zones', () => {
  it('INT-05 know the hour that daylight saving skips and the one that comes twice', () => {
    expect(momentsOf('2027-03-28T02:30', 'Europe/Berlin')).toEqual([]);
    expect(momentsOf('2027-10-31T02:30', 'Europe/Berlin').map((moment) => moment.toISOString())).toEqual([
      '2027-10-31T00:30:00.000Z',
      '2027-10-31T01:30:00.000Z',
    ]);
    expect(momentsOf('2027-07-01T09:00', 'Europe/Berlin').map((moment) => moment.toISOString())).toEqual([
      '2027-07-01T07:00:00.000Z',
    ]);
    expect(momentsOf('nonsense', 'Europe/Berlin')).toEqual([]);
    expect(isSkipped('2027-03-28T02:30:00+01:00', 'Europe/Berlin')).toBe(true);
    expect(isSkipped('2027-03-28T01:30:00Z', 'Europe/Berlin')).toBe(false);
  });

  it('INT-05 hold across the date line and in zones of half hours', () => {
    const moment = new Date('2027-01-01T11:00:00Z');
    expect(localTime(moment, 'Pacific/Kiritimati')).toBe('2027-01-02T01:00');
    expect(localTime(moment, 'Pacific/Pago_Pago')).toBe('2027-01-01T00:00');
    expect(offsetMinutes(moment, 'Asia/Kathmandu')).toBe(345);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Australia/Lord_Howe'])
      expect(momentsOf(localTime(moment, zone), zone)).toEqual([moment]);
  });
});
