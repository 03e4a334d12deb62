import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { coupons } from '../database/coupon-tables.ts';
import { seededRows } from '../database/seed-tables.ts';

/** How the seed's book calls them; they have no number, so all have the same one there. */
const KIND = 'coupons';

/** A coupon of the demo, with its moments as ISO times. */
export interface SeedCoupon extends Pick<
  typeof coupons.$inferInsert,
  'code' | 'kind' | 'value' | 'minimum' | 'useLimit' | 'useTotal'
> {
  readonly createdAt: string;
  readonly endsAt: string | null;
}

/** Writes the demo's coupons, each of them once: what somebody changed of one, or removed, stays so. */
export async function writeCoupons(tx: Transaction, all: readonly SeedCoupon[]): Promise<void> {
  const { key, kind } = seededRows;
  const known = new Set((await tx.select({ key }).from(seededRows).where(eq(kind, KIND))).map((row) => row.key));
  const missing = all.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  await tx
    .insert(coupons)
    .values(
      missing.map(({ createdAt, endsAt, ...coupon }) => ({
        ...coupon,
        createdAt: new Date(createdAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
      })),
    )
    .onConflictDoNothing();
  await tx.insert(seededRows).values(missing.map(({ code }) => ({ kind: KIND, key: code, rowId: 0 })));
}
