import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/connect.ts';
import { newsletterSubscriptions, newsletterTokens } from '../database/newsletter-tables.ts';
import type { HashedNetwork } from '../server/limits/caller-hash.ts';
import { consumeRateLimit, dayMs, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { enforceNetworkLimits, enforceSharedLimit, type SharedLimit } from '../server/limits/shared-limit.ts';
import { post } from '../mail/outbox-repository.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { confirmWithinMs, mailboxOf } from './subscription-rules.ts';
import { createToken, hashToken } from './token.ts';

const requests: SharedLimit = {
  name: 'newsletter',
  perCaller: { burst: 10, refillMs: hourMs / 10 },
  overAll: { burst: 300, refillMs: hourMs / 300 },
};
/** Mails to one mailbox, no matter who asks: two at once, never more than three in 24 hours. */
const perMailbox: RateLimit = { burst: 2, refillMs: dayMs };

export interface NewsletterRequest {
  email: string;
  language: LanguageCode;
  networks: readonly HashedNetwork[];
}

/** Counts a request that stores nothing: a program filled the trap. */
export const enforceNewsletterLimit = (tx: Transaction, networks: readonly HashedNetwork[]) =>
  enforceNetworkLimits(tx, requests, networks);

/** The subscription of an address, made where there is none. What somebody else asks for changes nothing of one that is confirmed. */
async function findOrCreate(tx: Transaction, { email, language }: NewsletterRequest, now: Date) {
  const own = newsletterSubscriptions;
  const unlessConfirmed = (asked: SQL, kept: AnyPgColumn) =>
    sql`case when ${own.status} = 'pending' then ${asked} else ${kept} end`;
  const [row] = await tx
    .insert(own)
    .values({ email, emailKey: email.toLowerCase(), language, askedAt: now })
    .onConflictDoUpdate({
      target: own.emailKey,
      set: {
        email: unlessConfirmed(sql`excluded.email`, own.email),
        language: unlessConfirmed(sql`excluded.language`, own.language),
        askedAt: unlessConfirmed(sql`excluded.asked_at`, own.askedAt),
      },
    })
    .returning();
  if (!row) throw new Error('A subscription was neither made nor found');
  return row;
}

/** Mails the owner of an address: whether they want the newsletter, or that they have it. */
async function mailOwner(tx: Transaction, ring: KeyRing, asked: NewsletterRequest, now: Date): Promise<void> {
  const { id, status, email, language } = await findOrCreate(tx, asked, now);
  if ((await consumeRateLimit(tx, `newsletter to ${hashToken(mailboxOf(asked.email))}`, perMailbox)) > 0) return;
  const [confirmToken, removeToken] = [createToken(), unsubscribeToken(ring, 'newsletter', id)];
  // Of a confirmed one too, where nobody is told it: no address is answered sooner than another.
  await tx.insert(newsletterTokens).values({
    hash: hashToken(confirmToken),
    subscriptionId: id,
    purpose: 'confirm',
    expiresAt: new Date(now.getTime() + confirmWithinMs),
  });
  const to = { recipient: email, language };
  await post(
    tx,
    status === 'pending'
      ? { ...to, kind: 'newsletter-confirm', data: { confirmToken, removeToken } }
      : { ...to, kind: 'newsletter-known', data: { removeToken } },
  );
}

/** Takes a request for the newsletter. Whatever the state of the address, the same statements run. */
export const askForNewsletter = (
  database: Database,
  ring: KeyRing,
  asked: NewsletterRequest,
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    await enforceSharedLimit(tx, requests, asked.networks);
    await mailOwner(tx, ring, asked, now);
  });
