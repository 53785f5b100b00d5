import { expect, test } from 'vitest';
import {
  type CarouselShape,
  columnsAt,
  DEFAULT_WIDTH,
  isLooping,
  recentringOf,
  scrollLeftOf,
  slideAt,
  stepOf,
  waysFrom,
} from './carousel-position.ts';

const five: CarouselShape = { count: 5, columns: 3, width: 1000 };
const step = stepOf(five);
const span = 5 * step;

test('REM-06 is taken for 1000 px wide before it is measured', () => {
  expect(DEFAULT_WIDTH).toBe(1000);
  expect(columnsAt(DEFAULT_WIDTH, 'fitting')).toBe(3);
});

test('REM-06 shows one, two or three testimonials by its own width', () => {
  expect([320, 599, 600, 899, 900, 2560].map((width) => columnsAt(width, 'fitting'))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('REM-05 the feature carousel shows one slide at any width', () => {
  expect([320, 850].map((width) => columnsAt(width, 'one'))).toEqual([1, 1]);
});

test('REM-06 three slides and their two gaps fill the width', () => {
  expect(3 * step - 16).toBeCloseTo(1000);
});

test('REM-06 knows the slide at any position of the three copies', () => {
  expect([0, 1, 4, 5, 7, 14].map((at) => slideAt(at * step, five))).toEqual([0, 1, 4, 0, 2, 4]);
  expect(slideAt(2.4 * step, five)).toBe(2);
  expect(slideAt(-step, five)).toBe(4);
});

test('REM-06 loops: the middle copy takes over from the outer ones', () => {
  expect(recentringOf(span, five)).toBe(0);
  expect(recentringOf(2 * span - step, five)).toBe(0);
  expect(recentringOf(span - step, five)).toBe(span);
  expect(recentringOf(2 * span, five)).toBe(-span);
  expect(recentringOf(span - 0.3, five)).toBe(0);
});

test('REM-06 both arrows work in a loop; neither works when everything is in sight', () => {
  expect(waysFrom(span, five, true)).toEqual({ back: true, forward: true });
  const three = { ...five, count: 3 };
  expect(isLooping(three)).toBe(false);
  expect(waysFrom(0, three, true)).toEqual({ back: false, forward: false });
});

test('REM-06 an arrow is disabled at an end that has nothing behind it', () => {
  expect(waysFrom(0, five, false)).toEqual({ back: false, forward: true });
  expect(waysFrom(step, five, false)).toEqual({ back: true, forward: true });
  expect(waysFrom(2 * step, five, false)).toEqual({ back: true, forward: false });
});

test('REM-06 runs the other way in Arabic', () => {
  expect(scrollLeftOf(120, 'ltr')).toBe(120);
  expect(scrollLeftOf(120, 'rtl')).toBe(-120);
});
