import { orderStatuses } from '@sahra/shared/schemas/orders';
import { describe, expect, it } from 'vitest';
import { actionsOf, effectOf, firstStatus, isCancellable, type OrderStep, payUntilOf } from './order-rules.ts';

const steps: OrderStep[] = ['paid', 'shipped', 'completed', 'cancelled', 'expired', 'failed', 'refunded'];
const now = new Date('2030-01-10T12:00:00Z');
const facts = {
  ...({ status: 'on-hold', paymentMethod: 'cheque', placedAt: now, paidAt: null, shippedAt: null } as const),
};
const lines = { hasAny: true, hasFiles: false };

/** Where each step leads; + pieces and coupon go back, ± the pieces if the admin says so, – it is refused. */
const table = {
  //           paid           shipped      completed    cancelled      expired        failed      refunded
  'on-hold': ['processing', '–', '–', 'cancelled+', 'cancelled+', 'failed+', '–'],
  processing: ['processing', 'completed', 'completed', 'cancelled+', '–', 'failed+', 'refunded±'],
  completed: ['completed', 'completed', 'completed', '–', '–', 'failed+', 'refunded±'],
  cancelled: ['–', '–', '–', 'cancelled', 'cancelled', '–', 'refunded±'],
  failed: ['–', '–', '–', '–', '–', 'failed', 'refunded±'],
  refunded: ['–', '–', '–', '–', '–', '–', 'refunded'],
};
const signs = { returns: '+', 'if-told': '±', stays: '' };

describe('steps of an order', () => {
  it.each(orderStatuses)('An order that is %s takes these steps and no others', (status) => {
    const found = steps.map((step) => {
      const effect = effectOf(status, step);
      return effect ? effect.to + signs[effect.stock] : '–';
    });
    expect(found).toEqual(table[status]);
  });

  it('A coupon goes back with an order that fell through, and with no other', () => {
    for (const status of orderStatuses)
      for (const step of steps) {
        const effect = effectOf(status, step);
        expect([status, step, effect?.coupon === 'returns']).toEqual([status, step, effect?.stock === 'returns']);
      }
  });

  it('Nothing that fell through takes money or is sent any more', () => {
    for (const status of ['cancelled', 'failed', 'refunded'] as const)
      for (const step of ['paid', 'shipped', 'completed'] as const) expect(effectOf(status, step)).toBeUndefined();
  });

  it.each([
    ['bank-transfer', false, 'on-hold'],
    ['cheque', false, 'on-hold'],
    ['cash-on-delivery', false, 'processing'],
    ['bank-transfer', true, 'processing'],
  ] as const)('An order with %s, paid: %s, begins as %s', (method, isPaid, status) => {
    expect(firstStatus(method, isPaid)).toBe(status);
  });
});

describe('what its buyer can do', () => {
  it.each([
    [{}, lines, ['pay', 'cancel', 'order-again']],
    [{ status: 'processing', paymentMethod: 'cash-on-delivery' }, lines, ['pay', 'cancel', 'order-again']],
    [{ status: 'processing', paidAt: now }, lines, ['cancel', 'order-again']],
    [{ status: 'processing', paidAt: now }, { hasAny: true, hasFiles: true }, ['order-again']],
    [{ status: 'on-hold' }, { hasAny: true, hasFiles: true }, ['pay', 'cancel', 'order-again']],
    [{ status: 'completed', shippedAt: now }, lines, ['order-again']],
    [{ status: 'cancelled' }, lines, ['order-again']],
    [{ status: 'cancelled' }, { hasAny: false, hasFiles: false }, []],
  ] as const)('With %j and %j they can %j', (change, contents, actions) => {
    expect(actionsOf({ ...facts, ...change }, contents)).toEqual(actions);
  });

  it('What was sent cannot be called off, whatever its status says', () => {
    expect(isCancellable({ ...facts, status: 'processing', shippedAt: now }, false)).toBe(false);
  });

  it('Only what waits for its money has a last day: seven days after it was placed', () => {
    expect(payUntilOf(facts)?.toISOString()).toBe('2030-01-17T12:00:00.000Z');
    expect(payUntilOf({ ...facts, status: 'processing' })).toBeNull();
  });
});
