import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { orders } from '../database/order-tables.ts';
import type { Job } from '../jobs/job.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { UNPAID_DAYS } from './order-rules.ts';
import { retried } from './retried.ts';
import { takeStep } from './take-step.ts';

/** Orders that are over, as one reads at once. */
const BATCH = 200;

/** Those whose money has not come, the oldest first. */
const listUnpaid = (database: Database, now: Date) =>
  database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'on-hold'), lte(orders.placedAt, new Date(now.getTime() - UNPAID_DAYS * dayMs))))
    .orderBy(asc(orders.placedAt))
    .limit(BATCH);

/** Calls one of them off, unless it was paid, called off, or is being dealt with at this moment. */
const expire = (database: Database, ring: KeyRing, id: number, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.status, 'on-hold')))
      .for('update', { skipLocked: true });
    if (order) await takeStep(tx, ring, order, { step: 'expired', actor: 'site' }, now);
  });

/** Calls off what was not paid in its time: its pieces are on the shelf again, its buyer is told. Each is a transaction of its own: one that fails stops no other from committing before it. */
export async function expireUnpaidOrders(database: Database, now: Date): Promise<void> {
  const ring = await new SigningKeys(database).ring();
  let batch: { id: number }[];
  let last: string | undefined;
  do {
    batch = await listUnpaid(database, now);
    const ids = batch.map(({ id }) => id).join();
    // What others hold is left to the next hour.
    if (ids === last) return;
    last = ids;
    for (const { id } of batch) await retried(() => expire(database, ring, id, now));
  } while (batch.length === BATCH);
}

/** Every hour. An order that is called off is not on hold any more, so it happens to each once. */
export const unpaidOrders: Job = {
  name: 'unpaid-orders',
  data: z.object({}),
  schedule: { cron: '22 * * * *', slotSeconds: 3600 },
  run: ({ database }) => expireUnpaidOrders(database, new Date()),
};
