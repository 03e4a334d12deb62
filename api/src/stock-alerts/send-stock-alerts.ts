import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { stockHolds } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { textIn } from '../database/localized.ts';
import { members } from '../database/member-tables.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { stockAlerts } from '../database/wishlist-tables.ts';
import type { Job } from '../jobs/job.ts';
import { post } from '../mail/outbox-repository.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';

/** Rows that one transaction holds. */
const BATCH = 200;

/** Pieces that nobody has at the checkout: who reads that it is back should find it. */
const isFree = (now: Date) => {
  const held = sql`(select coalesce(sum(${stockHolds.quantity}), 0) from ${stockHolds} where ${stockHolds.variantId} = ${productVariants.id} and ${stockHolds.until} > ${now})`;
  return gt(productVariants.stockQuantity, held);
};

/** Alerts whose variant can be had again, the oldest first; what another process holds is left to it. */
const takeDue = (tx: Transaction, now: Date) =>
  tx
    .select({ alert: stockAlerts, color: productVariants.color, size: productVariants.size, product: products })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(isNull(stockAlerts.sentAt), isNotNull(stockAlerts.confirmedAt), isFree(now)))
    .orderBy(asc(stockAlerts.createdAt))
    .limit(BATCH)
    .for('update', { of: stockAlerts, skipLocked: true });

/** Where members are reached now: they may have another address than when they asked. */
async function findReaders(tx: Transaction, memberIds: string[]) {
  if (memberIds.length === 0) return new Map<string, { email: string; blockedAt: Date | null }>();
  const { id, email, blockedAt } = members;
  const rows = await tx.select({ id, email, blockedAt }).from(members).where(inArray(id, memberIds));
  return new Map(rows.map(({ id: memberId, ...row }) => [memberId, row]));
}

async function sendSome(tx: Transaction, ring: KeyRing, now: Date): Promise<number> {
  const due = await takeDue(tx, now);
  if (due.length === 0) return 0;
  const readers = await findReaders(
    tx,
    due.flatMap(({ alert }) => alert.memberId ?? []),
  );
  for (const { alert, color, size, product } of due) {
    const reader = alert.memberId === null ? undefined : readers.get(alert.memberId);
    if (reader?.blockedAt) continue;
    await post(tx, {
      ...{ kind: 'back-in-stock', recipient: reader?.email ?? alert.email, language: alert.language },
      data: {
        ...{ name: textIn(product.name, alert.language), slug: product.slug, color, size },
        removeToken: unsubscribeToken(ring, 'stock-alerts', alert.id),
      },
    });
  }
  await tx
    .update(stockAlerts)
    .set({ sentAt: now })
    .where(
      inArray(
        stockAlerts.id,
        due.map(({ alert }) => alert.id),
      ),
    );
  return due.length;
}

/** Tells each who waits for something that is there again, once. */
export async function sendStockAlerts(database: Database, now: Date): Promise<void> {
  const ring = await new SigningKeys(database).ring();
  while ((await database.transaction((tx) => sendSome(tx, ring, now))) === BATCH);
}

/** Every five minutes; each batch is a transaction of its own, so nobody is told twice. Whoever brings stock need not know of it. */
export const stockAlertsJob: Job = {
  name: 'stock-alerts',
  data: z.object({}),
  schedule: { cron: '*/5 * * * *', slotSeconds: 300 },
  run: ({ database }) => sendStockAlerts(database, new Date()),
};
