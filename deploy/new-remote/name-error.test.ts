import { expect, it } from 'vitest';
import { nameErrorOf } from './name-error.ts';

it.each([
  ['', 'What is it called?'],
  ['Radio', 'is no name for a remote'],
  ['live radio', 'is no name for a remote'],
  ['../radio', 'is no name for a remote'],
  ['1radio', 'is no name for a remote'],
  ['راديو', 'is no name for a remote'],
  ['shop', 'There is a remote "shop" already.'],
  ['host', 'means something else here'],
  ['common', 'means something else here'],
  ['pricing', '/pricing is an address of another remote already'],
])('"%s" is refused with the reason', (name, reason) => {
  expect(nameErrorOf(name, ['/', '/pricing', '/account/orders'])).toContain(reason);
});

it.each(['radio', 'kids2'])('"%s" is a good name', (name) => {
  expect(nameErrorOf(name, ['/', '/pricing', '/account/orders'])).toBeUndefined();
});
