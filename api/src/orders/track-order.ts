import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { TrackedOrder } from '@sahra/shared/schemas/orders';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { orderEvents, orders } from '../database/order-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { found } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { enforceTrackingLimits } from './order-limits.ts';
import { orderToken, readOrderToken } from './order-token.ts';

/** Who asks after an order, with what they say of it. */
export interface TrackingQuestion {
  number: string;
  email: string;
  language: LanguageCode;
  callerHash: string;
  /** Keyed: the table of limits does not say which orders there are. */
  numberHash: string;
}

/**
 * Sends the link to an order to the address that it was placed with, where number and address belong together. Whether they do is told to
 * nobody else: the answer is the same, and what is done for it differs by one short write.
 */
export const askForTracking = (database: Database, ring: KeyRing, question: TrackingQuestion): Promise<void> =>
  database.transaction(async (tx) => {
    const { number, email, language, callerHash, numberHash } = question;
    await enforceTrackingLimits(tx, callerHash, numberHash);
    const [order] = await tx
      .select({ id: orders.id, number: orders.number, email: orders.email })
      .from(orders)
      .where(eq(orders.number, number));
    // The signature is made for those that are not there too.
    const token = orderToken(ring, 'track', order?.id ?? 1);
    if (!order?.email || mailboxOf(order.email) !== mailboxOf(email)) return;
    // To the address of the order: what was typed may differ in what mail servers ignore, and need not be theirs.
    await post(tx, { kind: 'order-tracking', recipient: order.email, language, data: { number: order.number, token } });
  });

/** What has become of the order that a token is of: no name, no address, no amount, no notes. */
export async function readTracked(database: Database, ring: KeyRing, token: string): Promise<TrackedOrder> {
  const id = readOrderToken(ring, token);
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  const { number, status, placedAt, parcelNumber, carrier } = found(order, 'order');
  const { kind, actor, at } = orderEvents;
  const events = await database
    .select({ kind, actor, at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.isInternal, false)))
    .orderBy(asc(orderEvents.id));
  return {
    ...{ number, status, parcelNumber, carrier, placedAt: placedAt.toISOString() },
    timeline: events.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}
