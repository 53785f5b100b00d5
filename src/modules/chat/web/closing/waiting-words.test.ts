import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

const START = Date.parse('2026-05-04T08:00:00Z');
const say = (hours: number) =>
  waitingWords(new Date(START).toISOString(), START + hours * 3600_000, (key, values) =>
    [key.split('.').at(-1), values?.count].filter((one) => one !== undefined).join(' '),
  );

it.each([
  [0.5, 'new', 'left 72', 'calm'],
  [1, 'hours 1', 'left 71', 'calm'],
  [47.9, 'hours 47', 'left 25', 'calm'],
  [63, 'hours 63', 'left 9', 'urgent'],
  [71.99, 'hours 71', 'left 1', 'urgent'],
  [72, 'days 3', 'lateToday', 'late'],
  [96, 'days 4', 'late 1', 'late'],
  [340, 'days 14', 'late 11', 'late'],
])('CHAT-07 %d hours read as %s and %s, which add up to the 72 promised', (hours, waited, left, tone) => {
  expect(say(hours)).toMatchObject({ waited, left, tone });
});
