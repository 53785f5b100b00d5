import { expect, it } from 'vitest';
import { nextMorning, notAtNight } from './local-morning.ts';

const morning = (from: string, zone: string, frequency: 'daily' | 'weekly' = 'daily') =>
  nextMorning(new Date(from), zone, frequency).toISOString();

it('ALERT-01 letters are due at eight in the morning of the reader, in half-hour zones and across daylight saving too', () => {
  expect(morning('2027-01-10T03:00:00Z', 'Asia/Singapore')).toBe('2027-01-11T00:00:00.000Z');
  expect(morning('2027-01-10T23:59:00Z', 'Asia/Singapore')).toBe('2027-01-11T00:00:00.000Z');
  expect(morning('2027-01-10T12:00:00Z', 'Asia/Colombo')).toBe('2027-01-11T02:30:00.000Z');
  expect(morning('2027-01-10T12:00:00Z', 'Asia/Kathmandu')).toBe('2027-01-11T02:15:00.000Z');
  // Clocks go forward on 28 March and back on 31 October.
  expect(morning('2027-03-27T07:00:00Z', 'Europe/Madrid')).toBe('2027-03-28T06:00:00.000Z');
  expect(morning('2027-10-30T06:00:00Z', 'Europe/Madrid')).toBe('2027-10-31T07:00:00.000Z');
  expect(morning('2027-03-25T07:00:00Z', 'Europe/Madrid', 'weekly')).toBe('2027-04-01T06:00:00.000Z');
  // Pacific/Apia had no 30 December 2011.
  expect(morning('2011-12-29T20:00:00Z', 'Pacific/Apia') > '2011-12-30').toBe(true);
});

it('ALERT-01 nobody is written to at night, whatever has kept the letters back', () => {
  const when = (now: string, zone: string) => notAtNight(new Date(now), zone).toISOString();
  expect(when('2027-01-10T01:00:00Z', 'Asia/Singapore')).toBe('2027-01-10T01:00:00.000Z');
  expect(when('2027-01-10T14:00:00Z', 'Asia/Singapore')).toBe('2027-01-11T00:00:00.000Z');
  expect(when('2027-01-10T08:00:00Z', 'America/New_York')).toBe('2027-01-10T13:00:00.000Z');
});
