import { createHash } from 'node:crypto';
import type { PlaceOrder } from '@sahra/shared/form-rules/checkout-form';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Shopper } from '../carts/shopper.ts';
import type { Database } from '../database/connect.ts';
import { orders } from '../database/order-tables.ts';
import { hashToken } from '../newsletter/token.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import { hourMs } from '../server/limits/rate-limit.ts';
import { isOrderOf, type OrderRow } from './order-access.ts';

/** So long the same once more is a second press of the button, where the key is another one. */
const SAME_MS = hourMs / 4;

/** What came with a key: the same text for the same order, whatever its fields' order was. */
export const requestHashOf = (order: PlaceOrder): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(order).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');

/** A key as it is kept: that of one shopper is nothing to another, who may have the same. */
export const keyHashOf = (key: string, shopper: Shopper): string =>
  hashToken(JSON.stringify([key, 'memberId' in shopper ? shopper.memberId : shopper.shopperHash]));

/** The order that the same key made before; refused with 422 where something else came with it. */
export async function findReplay(
  database: Database,
  keyHash: string | undefined,
  requestHash: string,
): Promise<OrderRow | undefined> {
  if (keyHash === undefined) return undefined;
  const [row] = await database.select().from(orders).where(eq(orders.idempotencyKey, keyHash));
  if (row && row.requestHash !== requestHash)
    throw new ApiFailure(422, {
      code: 'idempotency_key_reused',
      message: 'This Idempotency-Key came with another order',
    });
  return row;
}

/** The order that became of the cart a moment ago, where the same came twice with different keys: pressed in two tabs, or without scripts. */
export async function findSameOrder(
  database: Database,
  shopper: Shopper,
  requestHash: string,
  now: Date,
): Promise<OrderRow | undefined> {
  const [row] = await database
    .select()
    .from(orders)
    .where(
      and(
        isOrderOf(shopper),
        eq(orders.requestHash, requestHash),
        gt(orders.placedAt, new Date(now.getTime() - SAME_MS)),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return row;
}
