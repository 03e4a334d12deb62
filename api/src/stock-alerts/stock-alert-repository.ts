import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { stockAlertRefusals } from '@sahra/shared/schemas/wishlist';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { textIn } from '../database/localized.ts';
import { outbox } from '../database/mail-tables.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { stockAlerts } from '../database/wishlist-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import {
  confirmToken,
  linkUnknown,
  readConfirmToken,
  readUnsubscribeToken,
  unsubscribeToken,
} from '../mail/unsubscribe-token.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { hashToken } from '../newsletter/token.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { consumeRateLimit, dayMs, enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';

const perCaller: RateLimit = { burst: 20, refillMs: hourMs / 20 };
/** Mails to one mailbox that ask whether it wants this, no matter who types that address into a form. */
const questions: RateLimit = { burst: 3, refillMs: dayMs / 3 };
/** A year later nobody waits any more; an address whose owner never said yes is kept for a month. */
const [keepMs, keepUnconfirmedMs] = [365 * dayMs, 30 * dayMs];

/** Who wants to be told: a member, whose address is known to be theirs, or whoever typed an address. */
export interface AlertRequest {
  variantId: number;
  email: string;
  memberId: string | undefined;
  language: LanguageCode;
  callerHash: string;
}

/** Counts against the caller's rate limit. */
export const enforceAlertLimit = (tx: Transaction, callerHash: string) =>
  enforceRateLimit(tx, `stock alerts from ${callerHash}`, perCaller);

/** What is waited for, where there is none of it. */
async function findSoldOut(tx: Transaction, variantId: number) {
  const [row] = await tx
    .select({ stock: productVariants.stockQuantity, name: products.name })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(eq(productVariants.id, variantId));
  const { stock, name } = found(row, 'variant');
  if (stock > 0) throw new ApiFailure(409, { code: stockAlertRefusals.inStock, message: 'There is some of it' });
  return name;
}

/** The alert that is asked for. One that was sent begins anew; one that is confirmed and waits stays as it is, whoever asks. */
async function storeAlert(
  tx: Transaction,
  { variantId, email, memberId, language }: Omit<AlertRequest, 'callerHash'>,
  now: Date,
) {
  const own = stockAlerts;
  const isMember = memberId !== undefined;
  const [stored] = await tx
    .insert(own)
    .values({ variantId, email, memberId: memberId ?? null, language, confirmedAt: isMember ? now : null })
    .onConflictDoUpdate({
      target: [own.variantId, own.email],
      set: {
        language,
        createdAt: now,
        sentAt: null,
        confirmedAt: isMember ? now : null,
        ...(isMember && { memberId }),
      },
      setWhere: or(isNull(own.confirmedAt), sql`${own.sentAt} is not null`),
    })
    .returning({ id: own.id, confirmedAt: own.confirmedAt });
  return stored;
}

/** Takes the request to be told when a variant can be had again. A typed address is asked, by mail, whether it wants that. */
export const askForAlert = (
  database: Database,
  ring: KeyRing,
  { callerHash, ...asked }: AlertRequest,
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    await enforceAlertLimit(tx, callerHash);
    const name = await findSoldOut(tx, asked.variantId);
    const email = asked.email.toLowerCase();
    const stored = await storeAlert(tx, { ...asked, email }, now);
    if (!stored || stored.confirmedAt !== null) return;
    if ((await consumeRateLimit(tx, `stock alerts to ${hashToken(mailboxOf(email))}`, questions)) > 0) return;
    const tokens = {
      confirmToken: confirmToken(ring, 'stock-alerts', stored.id),
      removeToken: unsubscribeToken(ring, 'stock-alerts', stored.id),
    };
    await post(tx, {
      ...{ kind: 'stock-alert-confirm', recipient: email, language: asked.language },
      data: { name: textIn(name, asked.language), ...tokens },
    });
  });

/** Says by the link of a mail that the alert is wanted. Once more changes nothing. */
export async function confirmAlert(database: Database, ring: KeyRing, token: string, now: Date): Promise<void> {
  const confirmed = await database
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, ${now})` })
    .where(eq(stockAlerts.id, readConfirmToken(ring, 'stock-alerts', token)))
    .returning({ id: stockAlerts.id });
  if (confirmed.length === 0) throw linkUnknown();
}

/** Ends all alerts to an address by the link of any of their mails, and forgets the address. Once more changes nothing. */
export const removeAlerts = (database: Database, ring: KeyRing, token: string): Promise<void> =>
  database.transaction(async (tx) => {
    const isIt = eq(stockAlerts.id, readUnsubscribeToken(ring, 'stock-alerts', token));
    const [row] = await tx.select({ email: stockAlerts.email }).from(stockAlerts).where(isIt);
    if (row) await forgetAlerts(tx, row.email);
  });

/** Forgets an address with its alerts, and the mails about them that have not gone out. */
export async function forgetAlerts(tx: Transaction, email: string): Promise<void> {
  const key = email.toLowerCase();
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, key));
  await tx
    .delete(outbox)
    .where(
      and(eq(sql`lower(${outbox.recipient})`, key), inArray(outbox.kind, ['stock-alert-confirm', 'back-in-stock'])),
    );
}

/** Forgets addresses whose owners never said yes, and what nobody waits for any more. */
export async function deleteOldAlerts(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { createdAt, confirmedAt } = stockAlerts;
  await database
    .delete(stockAlerts)
    .where(or(lt(createdAt, before(keepMs)), and(isNull(confirmedAt), lt(createdAt, before(keepUnconfirmedMs)))));
}
