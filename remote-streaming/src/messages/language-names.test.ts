import { expect, test } from 'vitest';
import { languages } from '@sahra/shared/i18n/languages';
import ar from './ar.json';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import gr from './gr.json';

const messages = { ar, de, en, fr, gr };

test.each(languages)('Languages have in $code the names that Unicode gives them', (page) => {
  const names = new Intl.DisplayNames(page.tag, { type: 'language' });
  const expected = Object.fromEntries(languages.map(({ code, tag }) => [code, names.of(tag)]));
  expect(messages[page.code].language).toEqual(expected);
});
