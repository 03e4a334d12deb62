import { expect, test } from 'vitest';
import { scopedName } from './scoped-name.ts';

test('A class has another name in another sheet, and the same in the same, wherever it lies', () => {
  const sheet = '.card { color: red }';
  expect(scopedName('card', '/here/card.module.css', sheet)).toMatch(/^card_[\w-]{4}$/);
  expect(scopedName('card', '/there/card.module.css', sheet)).toBe(scopedName('card', '/here/card.module.css', sheet));
  expect(scopedName('card', '/here/card.module.css', '.card { color: blue }')).not.toBe(scopedName('card', '', sheet));
});
