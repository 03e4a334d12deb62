import { expect, test } from 'vitest';
import { itemAfterKey, itemAfterTyping } from './menu-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s leads from item %i of three to %s', (key, current, expected) => {
  expect(itemAfterKey(key, current, 3)).toBe(expected);
});

const labels = ['Dashboard', 'Orders', 'Downloads', 'Account', 'فواتير'];
test.each([
  ['d', 0, 2],
  ['dd', 2, 0],
  ['do', 0, 2],
  ['da', 0, 0],
  ['O', 0, 1],
  ['ف', 0, 4],
  ['x', 0, undefined],
])('Typing "%s" at item %i leads to %s', (typed, current, expected) => {
  expect(itemAfterTyping(typed, current, labels)).toBe(expected);
});
