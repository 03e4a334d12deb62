import { expect, it } from 'vitest';
import { keyOfTexts, randomKey } from './message-key.ts';

it('Each form has a key of its own, which the api takes', () => {
  const keys = [randomKey(), randomKey()];
  for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

it('The same texts have the same key, others another', async () => {
  const key = await keyOfTexts(['a', 'b']);
  expect(key).toMatch(/^[\w-]{16,64}$/);
  expect(await keyOfTexts(['a', 'b'])).toBe(key);
  expect(await keyOfTexts(['ab', ''])).not.toBe(key);
});
