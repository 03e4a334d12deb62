import { linksIn } from '@sahra/shared/form-rules/links-in';
import { contributionRefusals } from '@sahra/shared/schemas/contribution-refusals';
import { type ContributionChange, type OwnContribution } from '@sahra/shared/schemas/contributions';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { ApiFailure, found, invalidRequest } from '../server/http/api-failure.ts';
import { enforceChangeLimit } from './contribution-limits.ts';
import { removePhotos } from './contribution-photos.ts';
import { readRows, toOwn } from './contribution-rows.ts';
import { editableUntil, nextStatus, waitReasonOf } from './contribution-rules.ts';
import { countAnew } from './contribution-totals.ts';
import { type Caller, idsOfCaller, isModerator, isShutOut } from './contributor-repository.ts';
import { wrongFields } from './contributor-schemas.ts';
import { findHeldWords } from './find-held-words.ts';

/** Refuses a change whose time is over. */
export const notEditable = () =>
  new ApiFailure(409, { code: contributionRefusals.notEditable, message: 'This cannot be changed any more' });

/** A contribution of the caller's own, held until the transaction ends. That of another person is not found. */
export async function holdOwn(tx: Transaction, caller: Caller, id: number) {
  const ids = await idsOfCaller(tx, caller);
  const own = ids.length === 0 ? undefined : and(eq(contributions.id, id), inArray(contributions.contributorId, ids));
  const [row] = own ? await tx.select().from(contributions).where(own).for('update') : [];
  return found(row, 'contribution');
}

/** What an author makes of what they wrote: it is published on, unless a moderator has to see the new text first. */
async function change(
  tx: Transaction,
  caller: Caller,
  id: number,
  { text, rating, hasSpoilers }: ContributionChange,
  now: Date,
) {
  const row = await holdOwn(tx, caller, id);
  await enforceChangeLimit(tx, row.contributorId);
  if (!editableUntil(row, now)) throw notEditable();
  const wrong = wrongFields(row.thingKind, { text, rating: rating ?? row.rating ?? undefined, hasSpoilers });
  if (wrong) throw invalidRequest(wrong);
  const [contributor] = await tx.select().from(contributors).where(eq(contributors.id, row.contributorId));
  const author = found(contributor, 'contributor');
  const words = findHeldWords(text);
  const waitReason = waitReasonOf({
    isBlocked: await isShutOut(tx, author),
    isModerator: await isModerator(tx, author, row.thingKind),
    isTrusted: author.trustedAt !== null,
    heldWords: words,
    linkCount: linksIn(text).filter((piece) => 'link' in piece).length,
  });
  const isHeld = waitReason !== null;
  const status = nextStatus(row.status, isHeld ? 'hold' : 'edit');
  if (!status) throw notEditable();
  await tx
    .update(contributions)
    .set({
      ...{ text, heldWords: words, status, editedAt: now },
      ...(row.kind === 'review' && rating !== undefined && { rating }),
      ...(hasSpoilers !== undefined && { hasSpoilers }),
      waitReason: status === 'waiting' ? (row.status === 'waiting' ? (waitReason ?? row.waitReason) : 'edited') : null,
    })
    .where(eq(contributions.id, id));
  if (row.status === 'published') await countAnew(tx, { kind: row.thingKind, id: row.thingId });
}

/** Changes a contribution of one's own within its time. */
export async function changeContribution(
  database: Database,
  caller: Caller,
  id: number,
  changed: ContributionChange,
  now: Date,
): Promise<OwnContribution> {
  await database.transaction((tx) => change(tx, caller, id, changed, now));
  const [row] = await readRows(database, [id]);
  return toOwn(found(row, 'contribution'), now);
}

/** Deletes a contribution that is held. Where it has answers its place stays, without a word of it. */
export async function removeHeld(
  tx: Transaction,
  {
    id,
    status,
    thingKind,
    thingId,
  }: Pick<typeof contributions.$inferSelect, 'id' | 'status' | 'thingKind' | 'thingId'>,
): Promise<void> {
  await removePhotos(tx, id);
  const [row] = await tx.select({ replies: count() }).from(contributions).where(eq(contributions.threadId, id));
  await (row?.replies
    ? tx
        .update(contributions)
        .set({
          ...{
            status: 'deleted',
            text: '',
            rating: null,
            heldWords: [],
            waitReason: null,
            isPinned: false,
            hasSpoilers: false,
          },
          // The same may be written anew.
          idempotencyKey: null,
        })
        .where(eq(contributions.id, id))
    : tx.delete(contributions).where(eq(contributions.id, id)));
  if (status === 'published') await countAnew(tx, { kind: thingKind, id: thingId });
}

/** Deletes a contribution of one's own, at any time. */
export const deleteContribution = (database: Database, caller: Caller, id: number): Promise<void> =>
  database.transaction(async (tx) => removeHeld(tx, await holdOwn(tx, caller, id)));
