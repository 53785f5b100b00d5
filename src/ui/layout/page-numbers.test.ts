import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [10, 12, [1, 'gap', 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 11, 12]],
  [2, 4, [1, 2, 3, 4]],
])('page %i of %i offers %j', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});
