import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { addMessages } from './instance.ts';

it('What is added to one instance is not said by another that was made of the same messages', () => {
  const resources = { en: { common: { retry: 'Try again' } } };
  const [one, other] = [createI18n('en', resources), createI18n('en', resources)];
  addMessages(one, 'en', 'shop', { title: 'The old shop' });
  addMessages(other, 'en', 'shop', { title: 'The new shop' });
  expect([one, other].map((instance) => instance.getResource('en', 'shop', 'title'))).toEqual([
    'The old shop',
    'The new shop',
  ]);
});
