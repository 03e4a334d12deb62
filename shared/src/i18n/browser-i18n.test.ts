import { expect, it } from 'vitest';
import { createBrowserI18n } from './browser-i18n.ts';
import { createI18n } from './create-i18n.ts';
import { addMessages, type I18n } from './instance.ts';

const messages = {
  plain: 'Good evening',
  nested: { greeting: 'Welcome, {{name}}, to {{place}}', again: 'Again: $t(nested.greeting)' },
  refers: '$t(other:plain), {{name}}: $t(films)',
  films_zero: 'no film',
  films_one: '{{count}} film',
  films_two: 'two films',
  films_few: '{{count}} films (few)',
  films_many: '{{count}} films (many)',
  films_other: '{{count}} films',
};

type Ask = (key: unknown, values?: unknown) => unknown;
const createBoth = (code: 'en' | 'ar') => {
  const both = { ours: createBrowserI18n(code), theirs: createI18n(code, {}) };
  for (const i18n of Object.values(both)) {
    addMessages(i18n, code, 'common', messages);
    addMessages(i18n, code, 'other', { plain: 'Good night' });
  }
  return both;
};
const asked = (i18n: I18n) => i18n.t as unknown as Ask;
const fixed = (i18n: I18n, namespace: string) => i18n.getFixedT(null, namespace as 'common') as unknown as Ask;

it.each(['en', 'ar'] as const)('Says what i18next says (%s)', (code) => {
  const { ours, theirs } = createBoth(code);
  const questions: [unknown, unknown?][] = [
    ['plain'],
    ['other:plain'],
    ['nowhere:plain'],
    ['unknown'],
    ['nested'],
    [['unknown', 'plain']],
    ['nested.greeting', { name: '$t(plain) {{place}} <b>', place: 7 }],
    ['nested.greeting', { name: 'Layla' }],
    ['nested.greeting', { name: null, place: true }],
    ['nested.again', { name: 'Layla', place: 'Sahra' }],
    ['refers', { name: 'Layla', count: 3 }],
    ...[0, 1, 2, 3, 11, 100, 1.5].map((count): [unknown, unknown] => ['films', { count }]),
  ];
  for (const [key, values] of questions) {
    expect([key, values, asked(ours)(key, values)]).toEqual([key, values, asked(theirs)(key, values)]);
    expect([key, fixed(ours, 'other')(key, values)]).toEqual([key, fixed(theirs, 'other')(key, values)]);
  }
});

it('Tells who listens of another language, and says what is added later', async () => {
  const { ours } = createBoth('en');
  const heard: string[] = [];
  const listen = () => void heard.push(ours.language);
  ours.on('languageChanged', listen);
  await ours.changeLanguage('de');
  expect([heard, asked(ours)('plain')]).toEqual([['de'], 'plain']);
  addMessages(ours, 'de', 'common', { plain: 'Guten Abend' });
  addMessages(ours, 'de', 'common', { nested: { greeting: 'Willkommen' } });
  expect([asked(ours)('plain'), asked(ours)('nested.greeting')]).toEqual(['Guten Abend', 'Willkommen']);
  addMessages(ours, 'de', 'common', { nested: { greeting: 'Grüß dich' } });
  expect([asked(ours)('plain'), asked(ours)('nested.greeting')]).toEqual(['Guten Abend', 'Grüß dich']);
  ours.off('languageChanged', listen);
  await ours.changeLanguage('en');
  expect(heard).toEqual(['de']);
});
