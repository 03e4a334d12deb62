import { describe, expect, it } from 'vitest';
import { isShort, minorOf, queryFor, readAmount, readFilter } from './list-filter.ts';

describe('an amount that somebody types', () => {
  it.each([
    ['200', '200'],
    ['٢٠٠', '200'],
    ['۲۰۰٫۵', '200.5'],
    ['199,90', '199.90'],
    ['1 200', '1200'],
    ['007', '7'],
    ['0', '0'],
    ['', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['1.2.3', undefined],
    ['free', undefined],
    ['9999999999', undefined],
    [null, undefined],
  ])('%j is %j', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  it.each([
    ['200', 'EGP', 20_000],
    ['200', 'JPY', 200],
    ['1.25', 'KWD', 1_250],
    ['0.29', 'EUR', 29],
    ['999999999', 'EGP', 2_147_483_647],
  ])('%s %s are %i minor units', (amount, currency, minor) => expect(minorOf(amount, currency)).toBe(minor));
});

it.each([
  ['color=night&color=rose&color=night', { color: 'night,rose' }],
  ['color=%00,night,', { color: 'night' }],
  ['rating=9&inStock=maybe&sort=random&view=wall', {}],
  ['minPrice=300&maxPrice=200', { minPrice: '200', maxPrice: '300' }],
  ['sort=default&view=list&reduced=true', { view: 'list', reduced: 'true' }],
])('Of an address %s the list reads what there is', (query, filter) =>
  expect(readFilter(new URLSearchParams(query))).toEqual(filter),
);

it.each([
  ['?color=night,rose&page=2', true],
  ['', true],
  ['?color=night&color=rose', false],
  ['?minPrice=', false],
  ['?minPrice=٢٠٠', false],
  ['?minPrice=free', false],
])('An address that ends in %j is short: %s', (search, isIt) =>
  expect(isShort(new URL(`https://sahra.test/shop${search}`))).toBe(isIt),
);

it('The api is asked in minor units, and not for what only the page knows', () => {
  expect(queryFor({ category: 'wear', minPrice: '1.5', sort: 'rating', view: 'list', size: 'M' }, 'EGP')).toEqual({
    category: 'wear',
    minPrice: '150',
    size: 'M',
  });
});
