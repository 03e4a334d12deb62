import { expect, it } from 'vitest';
import { preferencesOf } from './preferences.ts';

const of = (address: string, cookies?: string) => preferencesOf(new URL(address, 'http://site.invalid'), cookies);

it.each([
  ['/', undefined, 'ar', false],
  ['/', 'lang=de', 'de', false],
  ['/', 'a=b; lang=gr ; c=d', 'gr', false],
  ['/', 'lang=el', 'gr', false],
  ['/', 'lang=klingon', 'ar', false],
  ['/', 'xlang=de', 'ar', false],
  ['/?lang=fr', undefined, 'fr', true],
  ['/?lang=fr', 'lang=de', 'fr', true],
  ['/?lang=de', 'lang=de', 'de', false],
  ['/?lang=el', undefined, 'gr', true],
  ['/?lang=', 'lang=de', 'de', false],
  ['/?lang=<script>', 'lang=de', 'de', false],
])('%s with cookies %s speaks %s, cookie follows: %s', (address, cookies, language, follows) => {
  expect(of(address, cookies)).toMatchObject({ language, isLanguageFromUrl: follows });
});

it.each([
  [undefined, 'dark'],
  ['scheme=hulu', 'hulu'],
  ['scheme=" onload=x', 'dark'],
])('Cookies %s give the scheme %s', (cookies, scheme) => {
  expect(of('/', cookies).scheme).toBe(scheme);
});
