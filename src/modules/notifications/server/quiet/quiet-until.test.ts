import { expect, it } from 'vitest';
import { quietUntil } from './quiet-until.ts';

const until = (now: string, zone: string, from: number, to: number) =>
  quietUntil(new Date(now), zone, { from_minute: from * 60, to_minute: to * 60 })?.toISOString();

it('SET-01 quiet hours go by the clocks of their owner: past midnight, in half-hour zones, across daylight saving', () => {
  expect(until('2027-01-10T13:59:00Z', 'Asia/Singapore', 22, 7)).toBe(undefined);
  expect(until('2027-01-10T14:00:00Z', 'Asia/Singapore', 22, 7)).toBe('2027-01-10T23:00:00.000Z');
  expect(until('2027-01-10T22:59:00Z', 'Asia/Singapore', 22, 7)).toBe('2027-01-10T23:00:00.000Z');
  expect(until('2027-01-10T23:00:00Z', 'Asia/Singapore', 22, 7)).toBe(undefined);
  expect(until('2027-01-10T07:00:00Z', 'Asia/Colombo', 12, 14)).toBe('2027-01-10T08:30:00.000Z');
  // Clocks go forward at two on 28 March, and back at three on 31 October.
  expect(until('2027-03-27T23:00:00Z', 'Europe/Madrid', 22, 7)).toBe('2027-03-28T05:00:00.000Z');
  expect(until('2027-10-30T23:00:00Z', 'Europe/Madrid', 22, 7)).toBe('2027-10-31T06:00:00.000Z');
  expect(until('2027-03-28T00:30:00Z', 'Europe/Madrid', 22, 2.5)).toBe('2027-03-28T01:30:00.000Z');
});
