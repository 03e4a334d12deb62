import { expect, it } from 'vitest';
import { randomKey } from './random-key.ts';

it('Each form has a key of its own, which the api takes', () => {
  const keys = [randomKey(), randomKey()];
  for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
  expect(keys[0]).not.toBe(keys[1]);
});
