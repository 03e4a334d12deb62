import { describe, expect, it } from 'vitest';
import { toCouponCode } from './coupon-code.ts';
import { type Coupon, couponProblemOf, type CouponUseCase } from './coupon-problems.ts';

const now = new Date('2030-03-01T12:00:00Z');
const [before, after] = [new Date('2030-02-28T12:00:00Z'), new Date('2030-03-02T12:00:00Z')];
const coupon: Coupon = {
  ...{ code: 'SAHRA10', kind: 'percent', value: 10, currency: 'EGP', minimum: 0, startsAt: null, endsAt: null },
  ...{ productIds: [], categoryIds: [], useLimit: null, useLimitPerCustomer: null, useTotal: 0, isActive: true },
  createdAt: before,
};
const cart: CouponUseCase = { now, currency: 'EGP', subtotal: 30_000, countsForSome: true, usesOfCustomer: 0 };

describe('whether a coupon counts', () => {
  it.each<[string, Partial<Coupon>, Partial<CouponUseCase>, string | null]>([
    ['it does', {}, {}, null],
    ['one that is off is unknown', { isActive: false, endsAt: before }, {}, 'coupon_unknown'],
    ['one that begins tomorrow', { startsAt: after }, {}, 'coupon_not_started'],
    ['one that begins now', { startsAt: now }, {}, null],
    ['one that ended yesterday', { endsAt: before }, {}, 'coupon_expired'],
    ['one that ends now', { endsAt: now }, {}, 'coupon_expired'],
    ['one that ends tomorrow', { endsAt: after }, {}, null],
    ['one whose uses are used up', { useLimit: 10, useTotal: 10 }, {}, 'coupon_used_up'],
    ['one with a use that is left', { useLimit: 10, useTotal: 9 }, {}, null],
    ['one that this customer has used', { useLimitPerCustomer: 1 }, { usesOfCustomer: 1 }, 'coupon_used_up'],
    ['one that this customer may use again', { useLimitPerCustomer: 2 }, { usesOfCustomer: 1 }, null],
    ['a cart of a piastre too little', { minimum: 30_001 }, {}, 'coupon_minimum'],
    ['a cart of just enough', { minimum: 30_000 }, {}, null],
    ['a cart with nothing that it is for', {}, { countsForSome: false }, 'coupon_not_for_these'],
    ['an amount of another currency', { kind: 'fixed', value: 5 }, { currency: 'KWD' }, 'coupon_not_for_these'],
    ['a percentage in another currency', {}, { currency: 'KWD' }, null],
    ['a minimum in another currency', { minimum: 1 }, { currency: 'KWD' }, 'coupon_not_for_these'],
    ['one that has ended and is used up has ended', { endsAt: before, useLimit: 0 }, {}, 'coupon_expired'],
  ])('%s', (_, more, use, expected) => {
    expect(couponProblemOf({ ...coupon, ...more }, { ...cart, ...use })).toBe(expected);
  });

  it('none is unknown', () => expect(couponProblemOf(undefined, cart)).toBe('coupon_unknown'));
});

describe('a code as somebody types it', () => {
  it.each([
    ['sahra10', 'SAHRA10'],
    [' SAHRA 10 ', 'SAHRA10'],
    ['sahra١٠', 'SAHRA10'],
    ['sahra۱۰', 'SAHRA10'],
    ['ｓａｈｒａ１０', 'SAHRA10'],
    ['\u200fSAHRA10\u200e', 'SAHRA10'],
    ['\u2068SAHRA\u00a010\u2069', 'SAHRA10'],
  ])('%j is %s', (typed, code) => expect(toCouponCode(typed)).toBe(code));
});
