import { expect, it } from 'vitest';
import { orderAfter, readPostChoice } from './letter-values.ts';

it.each([
  ['up', 2, [2, 1, 3]],
  ['down', 2, [1, 3, 2]],
  ['up', 1, [1, 2, 3]],
  ['down', 3, [1, 2, 3]],
  ['remove', 2, [1, 3]],
  ['add', 9, [1, 2, 3, 9]],
  ['add', 2, [1, 2, 3]],
  ['up', 9, [1, 2, 3]],
] as const)('After %s of post %i the order is %j', (choice, id, order) => {
  expect(orderAfter([1, 2, 3], choice, id)).toEqual(order);
});

it('Only buttons of the page are read', () => {
  expect(readPostChoice('up-12')).toEqual({ choice: 'up', id: 12 });
  for (const text of ['up', 'up-', 'up-0', 'up-1-2', 'over-1', '']) expect(readPostChoice(text)).toBeUndefined();
});
