import { expect, test } from 'vitest';
import { createI18n } from '@sahra/shared/host-runtime';
import { pseudoOf } from './pseudo-locale.ts';

const messages = { en: { common: { close: 'Close', rating: 'Rated {{value}}' } } };

test('Every message is longer and marked, what is put into it as well', () => {
  const i18n = pseudoOf(createI18n('en', messages));
  expect(i18n.t('rating', { value: 'high', outOf: 9 })).toBe('⟦Ràtéd hîgh ···⟧');
});

test('Another visitor goes on in their own language', () => {
  const base = createI18n('en', messages);
  expect(pseudoOf(base).t('close')).toBe('⟦Clöšé ···⟧');
  expect(base.t('close')).toBe('Close');
  expect(base.cloneInstance({ initAsync: false }).t('close')).toBe('Close');
});
