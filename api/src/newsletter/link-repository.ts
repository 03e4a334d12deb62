import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { newsletterSubscriptions, newsletterTokens } from '../database/newsletter-tables.ts';
import { forgetRecipient } from '../mail/outbox-repository.ts';
import { linkExpired, linkUnknown, readUnsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { effectOf, keepUnconfirmedMs } from './subscription-rules.ts';
import { hashToken } from './token.ts';

type Purpose = (typeof newsletterTokens.$inferSelect)['purpose'];

/** A token and its subscription, held so that two links of one mail do not act at once. */
async function holdLink(tx: Transaction, token: string, purpose: Purpose) {
  const hash = hashToken(token);
  const isToken = and(eq(newsletterTokens.hash, hash), eq(newsletterTokens.purpose, purpose));
  const [known] = await tx.select({ id: newsletterTokens.subscriptionId }).from(newsletterTokens).where(isToken);
  if (!known) throw linkUnknown();
  const [subscription] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, known.id))
    .for('update');
  // Read again: while it waited, the other one may have used it.
  const [link] = await tx.select().from(newsletterTokens).where(isToken);
  if (!subscription || !link) throw linkUnknown();
  return { subscription, link };
}

/** Ends the links that could still confirm a subscription. */
export const endConfirmLinks = (tx: Transaction, subscriptionId: number, now: Date) =>
  tx
    .update(newsletterTokens)
    .set({ expiresAt: now })
    .where(
      and(
        eq(newsletterTokens.subscriptionId, subscriptionId),
        eq(newsletterTokens.purpose, 'confirm'),
        isNull(newsletterTokens.usedAt),
        gt(newsletterTokens.expiresAt, now),
      ),
    );

/** Confirms a subscription by the link of a mail. */
export const confirmSubscription = (database: Database, token: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const { subscription, link } = await holdLink(tx, token, 'confirm');
    const effect = effectOf({ status: subscription.status, expiresAt: link.expiresAt, usedAt: link.usedAt }, now);
    if (effect === 'expired') throw linkExpired();
    if (effect === 'nothing') return;
    await tx.update(newsletterTokens).set({ usedAt: now }).where(eq(newsletterTokens.hash, link.hash));
    await endConfirmLinks(tx, subscription.id, now);
    await tx
      .update(newsletterSubscriptions)
      .set({ status: 'confirmed', confirmedAt: now, bouncedAt: null })
      .where(eq(newsletterSubscriptions.id, subscription.id));
  });

/** The subscription of a signed link, held for the transaction; of a link from before they were signed by its row. */
async function holdSubscription(tx: Transaction, ring: KeyRing, token: string) {
  if (!token.includes('.')) return (await holdLink(tx, token, 'remove')).subscription;
  const isIt = eq(newsletterSubscriptions.id, readUnsubscribeToken(ring, 'newsletter', token));
  const [subscription] = await tx.select().from(newsletterSubscriptions).where(isIt).for('update');
  if (!subscription) throw linkUnknown();
  return subscription;
}

/** Ends a subscription by the link of any mail, and forgets its address. Once more changes nothing. */
export const removeSubscription = (database: Database, ring: KeyRing, token: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const subscription = await holdSubscription(tx, ring, token);
    if (subscription.status === 'removed') return;
    await endConfirmLinks(tx, subscription.id, now);
    if (subscription.emailKey !== null) await forgetRecipient(tx, subscription.emailKey);
    await tx
      .update(newsletterSubscriptions)
      .set({ status: 'removed', email: null, emailKey: null, removedAt: now })
      .where(eq(newsletterSubscriptions.id, subscription.id));
  });

/** Forgets addresses whose owners never said yes. */
export async function deleteUnconfirmed(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepUnconfirmedMs);
  await database
    .delete(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.status, 'pending'), lt(newsletterSubscriptions.askedAt, before)));
}
