import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { addMessages } from './instance.ts';
import { createTranslator } from './translator.ts';

const messages = {
  plain: 'Good evening',
  nested: { greeting: 'Welcome, {{name}}, to {{place}}' },
  refers: '$t(plain), {{name}}',
  formatted: '{{amount, number}} kB',
  list: ['one', 'two'],
  films_zero: 'no film',
  films_one: '{{count}} film',
  films_two: 'two films',
  films_few: '{{count}} films (few)',
  films_many: '{{count}} films (many)',
  films_other: '{{count}} films',
  seats_one: 'one seat',
  seats_other: '{{count}} seats',
  place_one: '{{count}}st',
  place_ordinal_one: '{{count}}st place',
  place_ordinal_other: '{{count}}th place',
  counted: '{{count}} of them',
  friend: 'A friend',
  friend_male: 'A boyfriend',
};
const others = { plain: 'Good night' };

const createBoth = (code: 'en' | 'ar') => {
  const i18n = createI18n(code, { [code]: { common: messages, other: others } });
  return { i18n, ours: createTranslator(i18n, code, 'common'), theirs: i18n.getFixedT(code, 'common') };
};

/** What a component may ask for, beyond what our typed keys allow. */
type Ask = (key: unknown, values?: unknown) => unknown;
const loosely = (translator: unknown) => translator as Ask;

const questions: [unknown, unknown?][] = [
  ['plain'],
  ['other:plain'],
  ['nested.greeting', { name: 'Layla', place: 'Sahra' }],
  ['nested.greeting', { name: '$t(plain) {{place}} $& <b>', place: 7 }],
  ['nested.greeting', { name: 'Layla' }],
  ['nested.greeting', { name: null, place: true }],
  ['nested.greeting'],
  ['nested'],
  ['refers', { name: 'Layla' }],
  ['formatted', { amount: 1234.5 }],
  ['list', { returnObjects: true }],
  ...[0, 1, 2, 3, 10, 11, 99, 100, 102, 1.5, -1].map((count): [unknown, unknown] => ['films', { count }]),
  ...[0, 1, 2, 11].map((count): [unknown, unknown] => ['seats', { count }]),
  ['seats', { count: '1' }],
  ['place', { count: 1, ordinal: true }],
  ['counted', { count: 3 }],
  ['friend', { context: 'male' }],
  ['unknown'],
  ['unknown', { defaultValue: 'Something' }],
  ['unknown', 'Something'],
  ['nowhere:plain'],
  [''],
  [['unknown', 'plain']],
  [undefined],
];

it.each(['en', 'ar'] as const)('Says what i18next says, asked once and again (%s)', (code) => {
  const { ours, theirs } = createBoth(code);
  for (const [key, values] of [...questions, ...questions])
    expect([key, values, loosely(ours)(key, values)]).toEqual([key, values, loosely(theirs)(key, values)]);
});

it('Says what is added later, and what takes its place', () => {
  const { i18n, ours } = createBoth('en');
  const say = loosely(ours);
  expect([say('late'), say('plain')]).toEqual(['late', 'Good evening']);
  addMessages(i18n, 'en', 'common', { late: 'At last', plain: 'Good morning' });
  expect([say('late'), say('plain')]).toEqual(['At last', 'Good morning']);
  // Each visitor has a copy of the instance, and all share the messages.
  const visitor = i18n.cloneInstance({ lng: 'en', initAsync: false });
  expect(loosely(createTranslator(visitor, 'en', 'common'))('plain')).toBe('Good morning');
});
