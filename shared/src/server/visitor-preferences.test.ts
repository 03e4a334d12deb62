import { expect, it } from 'vitest';
import { preferencesOf } from './visitor-preferences.ts';

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
])('%s with cookies %s is answered in %s, cookie follows: %s', (address, cookies, language, follows) => {
  expect(of(address, cookies)).toMatchObject({ language, isLanguageFromUrl: follows });
});

it.each([
  ['/', undefined, 'dark', 'auto', {}],
  ['/', 'scheme=hulu', 'hulu', 'auto', {}],
  ['/', 'direction=ltr; scheme=hotstar', 'hotstar', 'ltr', {}],
  ['/', 'scheme=amezonprime; direction=rtl', 'amazonprime', 'rtl', {}],
  ['/', 'scheme=" onload=x; direction=up', 'dark', 'auto', {}],
  ['/', `scheme=${'hulu'.repeat(1000)}; direction=ltr`, 'dark', 'ltr', {}],
  ['/?scheme=hotstar&direction=rtl', undefined, 'hotstar', 'rtl', { scheme: 'hotstar', direction: 'rtl' }],
  ['/?scheme=amezonprime', 'scheme=hulu; direction=ltr', 'amazonprime', 'ltr', { scheme: 'amazonprime' }],
  ['/?direction=auto', 'scheme=hulu; direction=ltr', 'hulu', 'auto', { direction: 'auto' }],
  ['/?scheme=hulu', 'scheme=hulu', 'hulu', 'auto', { scheme: 'hulu' }],
  ['/?scheme=&direction=<script>', 'scheme=hulu; direction=ltr', 'hulu', 'ltr', {}],
])('%s with cookies %s wears %s, runs %s', (address, cookies, scheme, direction, chosenTheme) => {
  expect(of(address, cookies)).toMatchObject({ theme: { scheme, direction }, chosenTheme });
});
