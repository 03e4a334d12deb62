import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { contributions } from '../database/contribution-tables.ts';

type Row = typeof contributions.$inferSelect;

/** Says once that a contribution is published: whom it answers gets a mail. */
export async function announce(tx: Transaction, { id, announcedAt }: Row, now: Date): Promise<void> {
  if (announcedAt !== null) return;
  await tx.update(contributions).set({ announcedAt: now }).where(eq(contributions.id, id));
}
