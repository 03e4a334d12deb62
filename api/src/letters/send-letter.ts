import { letterRefusals, type LetterTexts } from '@sahra/shared/schemas/letters';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Actor, recordAction } from '../admin/admin-log.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { letterRecipients, letters } from '../database/letter-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { isWithUs } from '../mail/outbox-queue.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { sendJob } from '../jobs/job-queue.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import { handOutLettersJob } from './hand-out-letters.ts';
import { readLetterPosts, toMailedPosts } from './letter-posts.ts';
import { holdLetter } from './letter-repository.ts';

const refuse = (code: string, message: string, fields: Record<string, string>) =>
  new ApiFailure(409, { code, message, fields });

/** Refuses what is not ready: each language that somebody reads has a subject and at least one post. */
async function requireReady(
  tx: Transaction,
  { id, texts }: { id: number; texts: LetterTexts },
  languages: readonly LanguageCode[],
  acceptsOtherLanguages: boolean,
): Promise<void> {
  const ofLetter = await readLetterPosts(tx, id);
  const missing = languages.flatMap((code) => (texts[code].subject ? [] : [[`texts.${code}.subject`, 'is missing']]));
  if (toMailedPosts(ofLetter, 'en').length === 0) missing.push(['postIds', 'has no published post']);
  if (languages.length === 0) missing.push(['recipients', 'are none']);
  if (missing.length > 0)
    throw refuse(letterRefusals.notReady, 'Something of the issue is missing', Object.fromEntries(missing));
  const without = languages.filter((code) => !toMailedPosts(ofLetter, code).some(({ language }) => language === code));
  if (without.length > 0 && !acceptsOtherLanguages)
    throw refuse(
      letterRefusals.nothingOwn,
      'Readers of some languages would get posts in other languages only',
      Object.fromEntries(without.map((code) => [code, 'has no post of its own'])),
    );
}

const wake = (tx: Transaction) => sendJob(tx, handOutLettersJob, {});
const record = (tx: Transaction, admin: Actor, action: 'send-letter' | 'stop-letter' | 'resume-letter', id: number) =>
  recordAction(tx, { admin, action, target: `letter:${id}` });

/** Begins to send a draft: to everybody who is confirmed now, each in their language. */
export const sendLetter = (
  database: Database,
  editor: Actor,
  id: number,
  { revision, acceptsOtherLanguages }: { revision: number; acceptsOtherLanguages: boolean },
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    const letter = await holdLetter(tx, id, 'draft', revision);
    const { id: subscriptionId, language, status, email } = newsletterSubscriptions;
    const state = sql`'waiting'`.as('state');
    const confirmed = tx
      .select({
        letterId: sql`${id}::int`.as('letter_id'),
        subscriptionId,
        language,
        state,
        mailId: sql`null::int`.as('mail_id'),
      })
      .from(newsletterSubscriptions)
      .where(and(eq(status, 'confirmed'), isNotNull(email)));
    await tx.insert(letterRecipients).select(confirmed);
    const languages = await tx
      .select({ language: letterRecipients.language, total: sql<number>`count(*)::int` })
      .from(letterRecipients)
      .where(eq(letterRecipients.letterId, id))
      .groupBy(letterRecipients.language);
    await requireReady(
      tx,
      letter,
      languages.map((each) => each.language),
      acceptsOtherLanguages,
    );
    const recipientTotal = languages.reduce((sum, { total }) => sum + total, 0);
    await tx.update(letters).set({ state: 'sending', startedAt: now, recipientTotal }).where(eq(letters.id, id));
    await record(tx, editor, 'send-letter', id);
    await wake(tx);
  });

/** Stops an issue: who has no mail under way yet gets none for now. What waits in the outbox is taken back. */
export const stopLetter = (database: Database, editor: Actor, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    await holdLetter(tx, id, 'sending');
    const handed = and(eq(letterRecipients.letterId, id), eq(letterRecipients.state, 'handed'));
    // One that a sender has at this moment is not taken back: it may have arrived.
    const back = await tx
      .delete(outbox)
      .where(
        and(
          inArray(outbox.id, tx.select({ id: letterRecipients.mailId }).from(letterRecipients).where(handed)),
          isWithUs,
        ),
      )
      .returning({ id: outbox.id });
    if (back.length > 0)
      await tx
        .update(letterRecipients)
        .set({ state: 'waiting', mailId: null })
        .where(
          and(
            handed,
            inArray(
              letterRecipients.mailId,
              back.map((mail) => mail.id),
            ),
          ),
        );
    await tx.update(letters).set({ state: 'stopped' }).where(eq(letters.id, id));
    await record(tx, editor, 'stop-letter', id);
  });

/** Goes on with an issue that was stopped, to those who have not got it. */
export const resumeLetter = (database: Database, editor: Actor, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    await holdLetter(tx, id, 'stopped');
    await tx.update(letters).set({ state: 'sending' }).where(eq(letters.id, id));
    await record(tx, editor, 'resume-letter', id);
    await wake(tx);
  });
