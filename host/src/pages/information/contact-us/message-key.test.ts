import { expect, it } from 'vitest';
import { keyOfTexts } from './message-key.ts';

it('The same texts have the same key, others another', async () => {
  const key = await keyOfTexts(['a', 'b']);
  expect(key).toMatch(/^[\w-]{16,64}$/);
  expect(await keyOfTexts(['a', 'b'])).toBe(key);
  expect(await keyOfTexts(['ab', ''])).not.toBe(key);
});
