import type { RequestState, RequestStatus } from '@sahra/shared/form-rules/subscription-choices';
import { describe, expect, it } from 'vitest';
import { monthAfter, monthFor, nextStatus, type RequestEvent, roleOf, stateOf } from './subscription-rules.ts';

describe('steps of a request', () => {
  it.each<[RequestStatus, RequestEvent, RequestStatus | undefined]>([
    ['requested', 'cancel', 'cancelled'],
    ['requested', 'leave', 'cancelled'],
    ['requested', 'pay', 'paid'],
    ['requested', 'reject', 'rejected'],
    ['paid', 'cancel', undefined],
    ['paid', 'leave', 'paid'],
    ['paid', 'pay', 'paid'],
    ['paid', 'reject', undefined],
    ['cancelled', 'cancel', 'cancelled'],
    ['cancelled', 'leave', 'cancelled'],
    ['cancelled', 'pay', undefined],
    ['cancelled', 'reject', undefined],
    ['rejected', 'cancel', undefined],
    ['rejected', 'leave', 'rejected'],
    ['rejected', 'pay', undefined],
    ['rejected', 'reject', 'rejected'],
  ])('%s, then %s: %s', (status, event, next) => {
    expect(nextStatus(status, event)).toBe(next);
  });
});

describe('states by the clock', () => {
  const paidFrom = new Date('2030-01-10T12:00:00.000Z');
  const paidUntil = new Date('2030-02-10T12:00:00.000Z');
  it.each<[RequestStatus, string, RequestState]>([
    ['paid', '2030-01-10T11:59:59.999Z', 'upcoming'],
    ['paid', '2030-01-10T12:00:00.000Z', 'running'],
    ['paid', '2030-02-10T11:59:59.999Z', 'running'],
    ['paid', '2030-02-10T12:00:00.000Z', 'ended'],
    ['paid', '2031-01-01T00:00:00.000Z', 'ended'],
  ])('A month that is %s is, at %s, %s', (status, now, state) => {
    expect(stateOf({ status, paidFrom, paidUntil }, new Date(now))).toBe(state);
  });

  it.each<[RequestStatus, RequestState]>([
    ['requested', 'requested'],
    ['cancelled', 'cancelled'],
    ['rejected', 'rejected'],
  ])('What is %s stays so at any time', (status, state) => {
    expect(stateOf({ status, paidFrom: null, paidUntil: null }, paidFrom)).toBe(state);
  });
});

describe('months', () => {
  it.each([
    ['2030-01-10T12:00:00.000Z', '2030-02-10T12:00:00.000Z'],
    ['2030-01-31T23:59:59.999Z', '2030-02-28T23:59:59.999Z'],
    ['2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2028-01-29T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    ['2030-01-29T08:00:00.000Z', '2030-02-28T08:00:00.000Z'],
    ['2030-02-28T08:00:00.000Z', '2030-03-28T08:00:00.000Z'],
    ['2030-03-31T08:00:00.000Z', '2030-04-30T08:00:00.000Z'],
    ['2030-07-31T08:00:00.000Z', '2030-08-31T08:00:00.000Z'],
    ['2030-12-31T22:30:00.000Z', '2031-01-31T22:30:00.000Z'],
    // Cairo changes its clock in between: the hour in UTC stays.
    ['2030-04-20T21:30:00.000Z', '2030-05-20T21:30:00.000Z'],
    ['2030-10-10T21:30:00.000Z', '2030-11-10T21:30:00.000Z'],
  ])('A month from %s ends at %s', (from, until) => {
    expect(monthAfter(new Date(from)).toISOString()).toBe(until);
  });

  const now = new Date('2030-01-31T12:00:00.000Z');
  it.each<[string, string | null, string, string]>([
    ['The first month begins with the payment', null, '2030-01-31T12:00:00.000Z', '2030-02-28T12:00:00.000Z'],
    [
      'So does one after a month that has ended',
      '2030-01-31T11:59:59.000Z',
      '2030-01-31T12:00:00.000Z',
      '2030-02-28T12:00:00.000Z',
    ],
    [
      'And one that ends at this very moment',
      '2030-01-31T12:00:00.000Z',
      '2030-01-31T12:00:00.000Z',
      '2030-02-28T12:00:00.000Z',
    ],
    [
      'While one runs the next begins when it ends',
      '2030-02-05T10:00:00.000Z',
      '2030-02-05T10:00:00.000Z',
      '2030-03-05T10:00:00.000Z',
    ],
  ])('%s', (_, paidThrough, paidFrom, paidUntil) => {
    expect(monthFor(now, paidThrough === null ? null : new Date(paidThrough))).toEqual({
      paidFrom: new Date(paidFrom),
      paidUntil: new Date(paidUntil),
    });
  });
});

it.each([
  ['member', false, 'member'],
  ['member', true, 'subscriber'],
  ['admin', false, 'admin'],
  ['admin', true, 'admin'],
] as const)('Who is kept as %s, with a running month: %s, is a %s', (role, hasRunningSubscription, told) => {
  expect(roleOf({ role, hasRunningSubscription })).toBe(told);
});
