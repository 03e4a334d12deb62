import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { Database } from '../database/connect.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { forgetRecipient } from '../mail/outbox-repository.ts';
import { endConfirmLinks } from '../newsletter/link-repository.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';

const own = newsletterSubscriptions;
const isBounced = and(eq(own.status, 'pending'), isNotNull(own.bouncedAt));

/**
 * Notes addresses that mails come back from: they get nothing more until somebody asks for the newsletter there anew and confirms it. As
 * every address that is not confirmed, they are forgotten after a time. Returns those that get nothing anyway, too.
 */
export const noteBounces = (
  database: Database,
  editor: Actor,
  addresses: readonly string[],
  now: Date,
): Promise<{ noted: number; unknown: string[] }> =>
  database.transaction(async (tx) => {
    const typed = new Map(addresses.map((address) => [address.toLowerCase(), address]));
    const rows = await tx
      .select({ id: own.id, emailKey: own.emailKey })
      .from(own)
      .where(and(inArray(own.emailKey, [...typed.keys()]), eq(own.status, 'confirmed')))
      .orderBy(own.id)
      .for('update');
    for (const { id, emailKey } of rows) {
      await endConfirmLinks(tx, id, now);
      if (emailKey !== null) {
        await forgetRecipient(tx, emailKey);
        typed.delete(emailKey);
      }
    }
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      const bounced = { status: 'pending' as const, askedAt: now, confirmedAt: null, bouncedAt: now };
      await tx.update(own).set(bounced).where(inArray(own.id, ids));
      // Without the addresses: the log is kept for ever.
      await recordAction(tx, {
        admin: editor,
        action: 'note-bounces',
        target: 'newsletter:bounces',
        details: { count: String(ids.length) },
      });
    }
    return { noted: ids.length, unknown: [...typed.values()] };
  });

/** A page of addresses that bounced, the latest first. */
export async function listBounces(database: Database, query: PageQuery) {
  const { limit, offset } = limitOf(query);
  const [rows, total] = await Promise.all([
    database.select().from(own).where(isBounced).orderBy(desc(own.bouncedAt), desc(own.id)).limit(limit).offset(offset),
    database.$count(own, isBounced),
  ]);
  const items = rows.flatMap(({ id, email, language, bouncedAt }) =>
    email !== null && bouncedAt ? [{ id, email, language, bouncedAt: bouncedAt.toISOString() }] : [],
  );
  return toPage(items, total, query);
}
