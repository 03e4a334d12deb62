import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 2, [1, 2]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [10, 12, [1, null, 9, 10, 11, 12]],
  [12, 12, [1, null, 11, 12]],
])('Page %i of %i names %j', (page, last, named) => {
  expect(pageNumbers(page, last)).toEqual(named);
});
