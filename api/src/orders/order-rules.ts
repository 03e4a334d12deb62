import type { PaymentMethod } from '@sahra/shared/form-rules/payment-methods';
import type { OrderAction, OrderEventKind, OrderStatus } from '@sahra/shared/schemas/orders';
import { dayMs } from '../server/limits/rate-limit.ts';

/** What can happen to an order after it was placed. */
export type OrderStep = Extract<
  OrderEventKind,
  'paid' | 'shipped' | 'completed' | 'cancelled' | 'expired' | 'failed' | 'refunded'
>;

/** What a step does. Pieces go back to the shelf once, whatever comes afterwards: the ledger has one row for it. */
export interface Effect {
  to: OrderStatus;
  /** `if-told`: who gives the money back says whether the pieces have come back too. */
  stock: 'stays' | 'returns' | 'if-told';
  coupon: 'stays' | 'returns';
}

const goesTo = (to: OrderStatus): Effect => ({ to, stock: 'stays', coupon: 'stays' });
/** It fell through before anything left the house, or the parcel came back. */
const fallsThrough = (to: OrderStatus): Effect => ({ to, stock: 'returns', coupon: 'returns' });
const refunds: Effect = { to: 'refunded', stock: 'if-told', coupon: 'stays' };

/**
 * Every step that there is; whatever is not here is refused. Where a step leads to the status that is there already it changes only what is
 * new: money that comes after the parcel went, another parcel number. That it happened before is told by its moment, `paidAt`, `shippedAt`.
 */
const steps: Readonly<Record<OrderStatus, Partial<Record<OrderStep, Effect>>>> = {
  'on-hold': {
    paid: goesTo('processing'),
    cancelled: fallsThrough('cancelled'),
    expired: fallsThrough('cancelled'),
    failed: fallsThrough('failed'),
  },
  processing: {
    paid: goesTo('processing'),
    shipped: goesTo('completed'),
    completed: goesTo('completed'),
    cancelled: fallsThrough('cancelled'),
    failed: fallsThrough('failed'),
    refunded: refunds,
  },
  completed: {
    // Who pays on delivery pays after it was sent; who does not open the door sends it back.
    paid: goesTo('completed'),
    shipped: goesTo('completed'),
    completed: goesTo('completed'),
    failed: fallsThrough('failed'),
    refunded: refunds,
  },
  // Money that had come is given back.
  cancelled: { cancelled: goesTo('cancelled'), expired: goesTo('cancelled'), refunded: refunds },
  failed: { failed: goesTo('failed'), refunded: refunds },
  refunded: { refunded: goesTo('refunded') },
};

/** What becomes of an order; undefined: it cannot be done any more. */
export const effectOf = (status: OrderStatus, step: OrderStep): Effect | undefined => steps[status][step];

/** The status in which an order begins: money that is sent is waited for, who pays at the door is sent their things. */
export const firstStatus = (method: PaymentMethod, isPaid: boolean): OrderStatus =>
  isPaid || method === 'cash-on-delivery' ? 'processing' : 'on-hold';

/**
 * Days until an order is called off whose money has not come. A transfer from another bank takes up to three working days, a cheque longer:
 * a week has room for a weekend. What is held for longer somebody else could have bought.
 */
export const UNPAID_DAYS = 7;

/** What of an order decides what can be done with it. */
export interface OrderFacts {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  placedAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
}

/** When an order is called off if no money has come; null: never. */
export const payUntilOf = ({ status, placedAt }: Pick<OrderFacts, 'status' | 'placedAt'>): Date | null =>
  status === 'on-hold' ? new Date(placedAt.getTime() + UNPAID_DAYS * dayMs) : null;

/** Is its money still to come? */
export const isUnpaid = ({ status, paidAt }: OrderFacts): boolean =>
  paidAt === null && (status === 'on-hold' || status === 'processing');

/** Its buyer can call it off until it is sent. Files that were paid for may have been loaded: they are not given back. */
export const isCancellable = ({ status, paidAt, shippedAt }: OrderFacts, hasFiles: boolean): boolean =>
  (status === 'on-hold' || status === 'processing') && shippedAt === null && !(hasFiles && paidAt !== null);

/** What its buyer can do now. */
export const actionsOf = (order: OrderFacts, lines: { hasAny: boolean; hasFiles: boolean }): OrderAction[] => [
  ...(isUnpaid(order) ? (['pay'] as const) : []),
  ...(isCancellable(order, lines.hasFiles) ? (['cancel'] as const) : []),
  ...(lines.hasAny ? (['order-again'] as const) : []),
];
