import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2025-06-15T12:00:00Z');

it.each([
  ['2025-06-15T11:59:30Z', 'now'],
  ['2025-06-15T11:20:00Z', '40 minutes ago'],
  ['2025-06-15T09:00:00Z', '3 hours ago'],
  ['2025-06-14T11:00:00Z', 'yesterday'],
  ['2025-06-11T12:00:00Z', '4 days ago'],
  ['2025-06-01T12:00:00Z', '2 weeks ago'],
  ['2025-03-01T12:00:00Z', '3 months ago'],
  ['2023-06-01T12:00:00Z', '2 years ago'],
  ['2025-06-15T13:00:00Z', 'now'],
])('SRCH-08 %s reads %s', (posted, text) => {
  expect(relativeTime(posted, now, 'en')).toBe(text);
});

it('SRCH-08 the posted time speaks the language of the page', () => {
  expect(relativeTime('2025-06-15T09:00:00Z', now, 'ja')).toBe('3 時間前');
});
