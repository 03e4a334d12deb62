import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { linksIn } from '@sahra/shared/form-rules/links-in';
import { contributionRefusals } from '@sahra/shared/schemas/contribution-refusals';
import {
  contributionKindOf,
  type NewContribution,
  type OwnContribution,
  type Thing,
} from '@sahra/shared/schemas/contributions';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { contributions } from '../database/contribution-tables.ts';
import { ApiFailure, found, notFound } from '../server/http/api-failure.ts';
import { readRows, toOwn } from './contribution-rows.ts';
import { enforceContributionLimits } from './contribution-limits.ts';
import { areCommentsClosed } from '../posts/closed-comments.ts';
import { waitReasonOf } from './contribution-rules.ts';
import { countAnew } from './contribution-totals.ts';
import { type ContributorRow, contributorOf, isModerator, isShutOut, type Person } from './contributor-repository.ts';
import { findHeldWords } from './find-held-words.ts';
import { announce, askToConfirm } from './reply-mails.ts';
import type { HashedNetwork } from '../server/limits/caller-hash.ts';
import { findListed } from './things.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';

/** As much of one person may wait as a moderator can look at. */
const MAX_WAITING = 5;

/** A contribution that has passed its schema and its form's rules. */
export interface Submission {
  thing: Thing;
  person: Person;
  content: Pick<NewContribution, 'text' | 'rating' | 'answers' | 'hasSpoilers'>;
  language: LanguageCode;
  networks: readonly HashedNetwork[];
  idempotencyKey: string;
}

const refuse = (code: string, message: string, status = 409) => new ApiFailure(status, { code, message });

/** What the same key stored before. */
async function findReplay(database: Database, submission: Submission, now: Date): Promise<OwnContribution | undefined> {
  const { idempotencyKey, thing, content } = submission;
  const stored = await database
    .select({ id: contributions.id })
    .from(contributions)
    .where(eq(contributions.idempotencyKey, idempotencyKey));
  const [row] = await readRows(
    database,
    stored.map(({ id }) => id),
  );
  if (!row) return undefined;
  const { thingKind, thingId, text, rating, editedAt } = row.contribution;
  const isSameThing = thingKind === thing.kind && thingId === thing.id;
  // Its author may have changed it since.
  const isSameContent = editedAt !== null || (text === content.text && rating === (content.rating ?? null));
  if (!isSameThing || !isSameContent)
    throw refuse('idempotency_key_reused', 'This Idempotency-Key came with another contribution', 422);
  return toOwn(row, now);
}

/** Where an answer belongs; it holds the thread, so that nobody deletes it meanwhile. */
async function placeOf(tx: Transaction, thing: Thing, answers: number | null) {
  if (answers === null) return { threadId: null, answersId: null };
  const [answered] = await tx.select().from(contributions).where(eq(contributions.id, answers)).for('key share');
  const isThere =
    answered?.status === 'published' && answered.thingKind === thing.kind && answered.thingId === thing.id;
  if (!isThere) throw notFound('comment');
  return answered.threadId === null
    ? { threadId: answered.id, answersId: null }
    : { threadId: answered.threadId, answersId: answered.id };
}

async function requireFewWaiting(tx: Transaction, { id }: ContributorRow): Promise<void> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(contributions)
    .where(and(eq(contributions.contributorId, id), eq(contributions.status, 'waiting')));
  if ((row?.waiting ?? 0) >= MAX_WAITING)
    throw refuse(contributionRefusals.tooManyWaiting, 'What was sent before has to be looked at first');
}

/** A guest with a mailbox that has reviewed the thing already is seen by a moderator, and is not told. */
const hasReviewedElsewhere = async (tx: Transaction, { mailbox, id }: ContributorRow, thing: Thing) =>
  mailbox !== null &&
  (
    await tx.execute(sql`
      select 1 from ${contributions} c join contributors p on p.id = c.contributor_id
      where c.kind = 'review' and c.thing_kind = ${thing.kind} and c.thing_id = ${thing.id} and c.status = 'published'
        and p.mailbox = ${mailbox} and p.id <> ${id} limit 1`)
  ).rows.length > 0;

async function storeNew(tx: Transaction, ring: KeyRing, submission: Submission, now: Date): Promise<number> {
  const { thing, person, content, language, networks, idempotencyKey } = submission;
  await enforceContributionLimits(tx, networks, person);
  if ((await findListed(tx, thing, language)) === undefined) throw notFound(thing.kind);
  if (thing.kind === 'post' && (await areCommentsClosed(tx, thing.id, now)))
    throw refuse(contributionRefusals.closed, 'Comments on this post are closed');
  // Contributions are locked before contributors, and these before totals, here and wherever moderators decide.
  const place = await placeOf(tx, thing, content.answers);
  const contributor = await contributorOf(tx, person, now);
  const isBlocked = await isShutOut(tx, contributor);
  // A guest is not told: the answer would say whether an address is known here.
  if (isBlocked && contributor.memberId !== null)
    throw refuse(contributionRefusals.blocked, 'A moderator has shut this account out', 403);
  await requireFewWaiting(tx, contributor);
  const words = findHeldWords(content.text);
  const kind = contributionKindOf[thing.kind];
  const isTrusted =
    contributor.trustedAt !== null && !(kind === 'review' && (await hasReviewedElsewhere(tx, contributor, thing)));
  const linkCount = linksIn(content.text).filter((piece) => 'link' in piece).length;
  const waitReason = waitReasonOf({
    ...{ isBlocked, isTrusted, heldWords: words, linkCount },
    isModerator: await isModerator(tx, contributor, thing.kind),
  });
  const [row] = await tx
    .insert(contributions)
    .values({
      ...{ kind, thingKind: thing.kind, thingId: thing.id, contributorId: contributor.id, ...place },
      ...{ rating: content.rating ?? null, text: content.text, hasSpoilers: content.hasSpoilers ?? false },
      ...{ language, idempotencyKey },
      ...{ status: waitReason === null ? 'published' : 'waiting', waitReason, heldWords: words, createdAt: now },
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refuse(contributionRefusals.reviewed, 'There is a review of this person already');
  if (!isBlocked) await askToConfirm(tx, ring, contributor);
  if (row.status === 'published') {
    await countAnew(tx, thing);
    await announce(tx, ring, row, now);
  }
  return row.id;
}

/** Stores a contribution once; the same key again is the same contribution. */
export async function storeContribution(
  database: Database,
  ring: KeyRing,
  submission: Submission,
  now: Date,
): Promise<OwnContribution> {
  const known = await findReplay(database, submission, now);
  if (known) return known;
  let id: number;
  try {
    id = await database.transaction((tx) => storeNew(tx, ring, submission, now));
  } catch (error) {
    // The other of two that came at once may have got there first.
    const replayed = await findReplay(database, submission, now);
    if (replayed) return replayed;
    throw error;
  }
  const [row] = await readRows(database, [id]);
  return toOwn(found(row, 'contribution'), now);
}
