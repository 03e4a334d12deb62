import type { Transaction } from '../database/connect.ts';
import type { orderLines } from '../database/order-tables.ts';
import { type OutgoingMail, post } from '../mail/outbox-repository.ts';
import type { Mails } from '../mail/mails.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import type { OrderRow } from './order-access.ts';
import { type OrderStep, payUntilOf } from './order-rules.ts';
import { orderToken } from './order-token.ts';

/** How the reader of a mail gets to the order: members by their account, guests by a link that is good for a month. */
const wayTo = (ring: KeyRing, { id, number, memberId }: OrderRow) => ({
  number,
  trackToken: memberId === null ? orderToken(ring, 'order', id) : null,
});

type LineFacts = Pick<typeof orderLines.$inferInsert, 'name' | 'color' | 'size' | 'quantity' | 'subtotal'>;

/** What the mail about a new order tells: the same amounts to the minor unit. */
export function placedMail(ring: KeyRing, order: OrderRow, lines: readonly LineFacts[]): Mails['order-placed'] {
  const { subtotal, discount, shippingName, shippingAmount, tax, total, currency, paymentMethod } = order;
  return {
    ...wayTo(ring, order),
    lines: lines.map(({ name, color, size, quantity, subtotal }) => ({ name, color, size, quantity, subtotal })),
    ...{ subtotal, discount, shippingName, shippingAmount, tax, total, currency, paymentMethod },
    isPaid: order.paidAt !== null,
    payUntil: payUntilOf(order)?.toISOString() ?? null,
  };
}

type StepMail = Extract<OutgoingMail['kind'], `order-${OrderStep}`>;

/** The mail about a step; undefined: nobody is told that everything went well. */
function stepMail(ring: KeyRing, order: OrderRow, step: OrderStep): Pick<OutgoingMail, 'kind' | 'data'> | undefined {
  const { total, currency } = order;
  const facts: { [Kind in StepMail]: Mails[Kind] } = {
    'order-paid': { ...wayTo(ring, order), total, currency },
    'order-shipped': { ...wayTo(ring, order), carrier: order.carrier ?? '', parcelNumber: order.parcelNumber ?? '' },
    'order-cancelled': { ...wayTo(ring, order), isPaid: order.paidAt !== null },
    'order-expired': wayTo(ring, order),
    'order-failed': wayTo(ring, order),
    'order-refunded': { ...wayTo(ring, order), total, currency },
  };
  if (step === 'completed') return undefined;
  const kind = `order-${step}` as const;
  return { kind, data: facts[kind] };
}

const send = async (tx: Transaction, { email, language }: OrderRow, mail: Pick<OutgoingMail, 'kind' | 'data'>) => {
  // An order whose account is gone has no address any more.
  if (email) await post(tx, { ...mail, recipient: email, language } as OutgoingMail);
};

/** Tells the buyer of a step, in the language in which they ordered. */
export async function tellOfStep(tx: Transaction, ring: KeyRing, order: OrderRow, step: OrderStep): Promise<void> {
  const mail = stepMail(ring, order, step);
  if (mail) await send(tx, order, mail);
}

/** Confirms an order. */
export const tellOfOrder = (tx: Transaction, ring: KeyRing, order: OrderRow, lines: readonly LineFacts[]) =>
  send(tx, order, { kind: 'order-placed', data: placedMail(ring, order, lines) });
