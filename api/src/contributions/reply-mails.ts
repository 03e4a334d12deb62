import { and, eq, isNull, or } from 'drizzle-orm';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Database, Transaction } from '../database/connect.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { members } from '../database/member-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import {
  confirmToken,
  linkUnknown,
  readConfirmToken,
  readUnsubscribeToken,
  unsubscribeToken,
} from '../mail/unsubscribe-token.ts';
import { hashToken } from '../newsletter/token.ts';
import { consumeRateLimit, dayMs, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import type { ContributorRow } from './contributor-repository.ts';
import { readRows } from './contribution-rows.ts';
import { announceToAuthor } from './post-comment-mails.ts';
import { findListed } from './things.ts';

/** Mails to one mailbox that ask whether others are wanted, no matter who writes that address into a form. */
const questions: RateLimit = { burst: 2, refillMs: dayMs };
/** Mails to one person about answers: a thread that boils over fills no mailbox. */
const replies: RateLimit = { burst: 20, refillMs: hourMs };

/** Asks a guest who wants mails about answers to prove that the mailbox is theirs. */
export async function askToConfirm(tx: Transaction, ring: KeyRing, contributor: ContributorRow): Promise<void> {
  const { id, email, mailbox, wantsReplies, confirmedAt, language } = contributor;
  if (email === null || mailbox === null || !wantsReplies || confirmedAt !== null) return;
  // The reader of the mailbox may have said that they want none of this.
  const refused = and(eq(contributors.mailbox, mailbox), eq(contributors.isMailRefused, true));
  if ((await tx.$count(contributors, refused)) > 0) return;
  if ((await consumeRateLimit(tx, `reply mails to ${hashToken(mailbox)}`, questions)) > 0) return;
  const data = { confirmToken: confirmToken(ring, 'replies', id), removeToken: unsubscribeToken(ring, 'replies', id) };
  await post(tx, { kind: 'replies-confirm', recipient: email, language, data });
}

interface Recipient {
  id: number;
  email: string;
  language: LanguageCode;
}

/** Whom a contribution answers, where they want to know it and can be reached. */
async function findAnswered(tx: Transaction, answered: number, author: number): Promise<Recipient | undefined> {
  const [row] = await tx
    .select({ contributor: contributors, member: members })
    .from(contributions)
    .innerJoin(contributors, eq(contributors.id, contributions.contributorId))
    .leftJoin(members, and(eq(members.id, contributors.memberId), isNull(members.blockedAt)))
    .where(and(eq(contributions.id, answered), eq(contributions.status, 'published')));
  if (!row || row.contributor.id === author || !row.contributor.wantsReplies) return undefined;
  const { id, kind, email, language, confirmedAt } = row.contributor;
  if (kind === 'member')
    return row.member?.emailVerified ? { id, email: row.member.email, language: row.member.language } : undefined;
  return email !== null && confirmedAt !== null ? { id, email, language } : undefined;
}

type Stored = typeof contributions.$inferSelect;

/** Says once that a contribution is published: whom it answers gets a mail, and the author of the post that it is about. */
export async function announce(tx: Transaction, ring: KeyRing, contribution: Stored, now: Date): Promise<void> {
  if (contribution.announcedAt !== null) return;
  await tx.update(contributions).set({ announcedAt: now }).where(eq(contributions.id, contribution.id));
  await announceToAnswered(tx, ring, contribution);
  await announceToAuthor(tx, ring, contribution);
}

async function announceToAnswered(tx: Transaction, ring: KeyRing, contribution: Stored): Promise<void> {
  const { id, answersId, threadId, contributorId, thingKind, thingId, text, hasSpoilers } = contribution;
  const answered = answersId ?? threadId;
  const recipient = answered === null ? undefined : await findAnswered(tx, answered, contributorId);
  if (!recipient || (await consumeRateLimit(tx, `replies to ${recipient.id}`, replies)) > 0) return;
  const thing = { kind: thingKind, id: thingId };
  const [[row], named] = await Promise.all([readRows(tx, [id]), findListed(tx, thing, recipient.language)]);
  if (named === undefined) return;
  const removeToken = unsubscribeToken(ring, 'replies', recipient.id);
  await post(tx, {
    ...{ kind: 'reply', recipient: recipient.email, language: recipient.language },
    data: { author: row?.name ?? null, text: hasSpoilers ? '' : text, thing, ...named, removeToken },
  });
}

/** Says by the link of a mail that a guest wants others about answers. */
export async function confirmReplyMails(database: Database, ring: KeyRing, token: string, now: Date): Promise<void> {
  const confirmed = await database
    .update(contributors)
    .set({ confirmedAt: now, wantsReplies: true })
    .where(eq(contributors.id, readConfirmToken(ring, 'replies', token)))
    .returning({ id: contributors.id });
  if (confirmed.length === 0) throw linkUnknown();
}

/** Ends mails about answers by the link of any of them, for this person and for everybody with their mailbox. */
export const removeReplyMails = (database: Database, ring: KeyRing, token: string): Promise<void> =>
  database.transaction(async (tx) => {
    const id = readUnsubscribeToken(ring, 'replies', token);
    const [row] = await tx.select({ mailbox: contributors.mailbox }).from(contributors).where(eq(contributors.id, id));
    if (!row) throw linkUnknown();
    const sameMailbox = row.mailbox === null ? undefined : eq(contributors.mailbox, row.mailbox);
    await tx
      .update(contributors)
      .set({ wantsReplies: false, isMailRefused: true })
      .where(or(eq(contributors.id, id), sameMailbox));
  });
