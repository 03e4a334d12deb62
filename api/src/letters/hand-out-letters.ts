import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../database/connect.ts';
import { letterRecipients, letters } from '../database/letter-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import type { Job } from '../jobs/job.ts';
import type { LetterMail } from '../mail/mails.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { mailsOf } from './letter-mails.ts';
import { finishLetter, settleMails } from './letter-progress.ts';

/** Mails that one transaction writes. */
const BATCH = 200;
/** Mails of an issue that wait in the outbox at most: so many can be stopped, and so many go out in a minute. */
const WINDOW = 1_000;

/** Those whose turn it is, held with their subscriptions: who unsubscribes at this moment either gets none, or has it taken out of the outbox. */
const takeWaiting = (tx: Transaction, letterId: number, limit: number) =>
  tx
    .select({
      subscriptionId: letterRecipients.subscriptionId,
      language: letterRecipients.language,
      status: newsletterSubscriptions.status,
      email: newsletterSubscriptions.email,
    })
    .from(letterRecipients)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, letterRecipients.subscriptionId))
    .where(and(eq(letterRecipients.letterId, letterId), eq(letterRecipients.state, 'waiting')))
    .orderBy(asc(letterRecipients.subscriptionId))
    .limit(limit)
    .for('share', { of: newsletterSubscriptions });

type Taken = Awaited<ReturnType<typeof takeWaiting>>[number];

/** Writes the mails of some recipients into the outbox, and with each recipient which one is theirs. */
async function handOut(
  tx: Transaction,
  taken: Taken[],
  { letterId, ring, mails }: { letterId: number; ring: KeyRing; mails: Record<LanguageCode, LetterMail> },
): Promise<void> {
  const ofSubscription = new Map<string, number>();
  const written = taken.flatMap(({ subscriptionId, language, status, email: recipient }) => {
    if (status !== 'confirmed' || recipient === null) return [];
    ofSubscription.set(recipient, subscriptionId);
    const data = { ...mails[language], removeToken: unsubscribeToken(ring, 'newsletter', subscriptionId) };
    return [{ kind: 'letter' as const, recipient, language, data }];
  });
  const gone = taken.filter(({ status, email }) => status !== 'confirmed' || email === null);
  const ids = gone.map((each) => each.subscriptionId);
  if (ids.length > 0)
    await tx
      .update(letterRecipients)
      .set({ state: 'left' })
      .where(and(eq(letterRecipients.letterId, letterId), inArray(letterRecipients.subscriptionId, ids)));
  if (written.length === 0) return;
  const rows = await tx.insert(outbox).values(written).returning({ id: outbox.id, recipient: outbox.recipient });
  const subscriptionIds = rows.map(({ recipient }) => ofSubscription.get(recipient ?? '') ?? 0);
  const mailIds = rows.map(({ id }) => id);
  await tx.execute(sql`
    update ${letterRecipients} as r set state = 'handed', mail_id = written.mail_id
    from unnest(${sql.param(subscriptionIds)}::int[], ${sql.param(mailIds)}::int[]) as written (subscription_id, mail_id)
    where r.letter_id = ${letterId} and r.subscription_id = written.subscription_id`);
}

/** One batch of an issue that is being sent, if it still is. Whether there is more to hand out now. */
async function step(tx: Transaction, letterId: number, ring: KeyRing, now: Date): Promise<boolean> {
  // One process at a time works on an issue; another one goes on behind it.
  const isSending = and(eq(letters.id, letterId), eq(letters.state, 'sending'));
  const [letter] = await tx.select().from(letters).where(isSending).for('update');
  if (!letter) return false;
  await settleMails(tx, letterId);
  const handed = and(eq(letterRecipients.letterId, letterId), eq(letterRecipients.state, 'handed'));
  const room = Math.min(BATCH, WINDOW - (await tx.$count(letterRecipients, handed)));
  const taken = room > 0 ? await takeWaiting(tx, letterId, room) : [];
  if (taken.length > 0) {
    const mails = await mailsOf(tx, letter);
    const hasPosts = languageCodes.some((code) => mails[code].posts.length > 0);
    // Everything was withdrawn meanwhile: an editor has to see to it.
    if (!hasPosts) {
      await tx.update(letters).set({ state: 'stopped' }).where(eq(letters.id, letterId));
      return false;
    }
    await handOut(tx, taken, { letterId, ring, mails });
    return taken.length === room;
  }
  await finishLetter(tx, letter, now);
  return false;
}

/** Goes on with every issue that is being sent, batch by batch, as far as the outbox has room. */
export async function handOutLetters(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const sending = await database
    .select({ id: letters.id })
    .from(letters)
    .where(eq(letters.state, 'sending'))
    .orderBy(asc(letters.id));
  if (sending.length === 0) return;
  const ring = await new SigningKeys(database).ring();
  for (const { id } of sending) {
    let hasMore = true;
    while (hasMore && !signal?.aborted) hasMore = await database.transaction((tx) => step(tx, id, ring, now));
  }
}

/** Every minute, and at once when an issue begins or goes on. A batch and the mails of it are one transaction, so a kill doubles none. */
export const handOutLettersJob: Job = {
  name: 'letters',
  data: z.object({}),
  schedule: { cron: '* * * * *', slotSeconds: 60 },
  run: ({ database, signal }) => handOutLetters(database, new Date(), signal),
};
