import { MAX_REVIEW_PHOTOS } from '@sahra/shared/form-rules/upload-rules';
import { contributionRefusals } from '@sahra/shared/schemas/contribution-refusals';
import type { OwnContribution } from '@sahra/shared/schemas/contributions';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { contributionPhotos } from '../database/contribution-photo-tables.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { media } from '../database/media-tables.ts';
import { ApiFailure, found, notFound } from '../server/http/api-failure.ts';
import type { MediaRow } from '../uploads/media-repository.ts';
import { holdOwn, notEditable } from './change-contribution.ts';
import { enforceChangeLimit, enforcePhotoLimits } from './contribution-limits.ts';
import { removePhotos } from './contribution-photos.ts';
import { readRows, toOwn } from './contribution-rows.ts';
import { editableUntil, nextStatus } from './contribution-rules.ts';
import { countAnew } from './contribution-totals.ts';
import { type Caller, isModerator } from './contributor-repository.ts';

const refuse = (code: string, message: string) => new ApiFailure(409, { code, message });

/** A review of the caller's own whose photos may be changed, held until the transaction ends. */
async function holdReview(tx: Transaction, caller: Caller, id: number, now: Date) {
  const row = await holdOwn(tx, caller, id);
  if (row.thingKind !== 'product')
    throw refuse(contributionRefusals.photosNotTaken, 'Only reviews of products have photos');
  if (!editableUntil(row, now)) throw notEditable();
  const [contributor] = await tx.select().from(contributors).where(eq(contributors.id, row.contributorId));
  return { row, author: found(contributor, 'contributor') };
}

/** The photos of a review that is held. */
const photosOf = (tx: Transaction, id: number) =>
  tx
    .select({ contentHash: media.contentHash, position: contributionPhotos.position })
    .from(contributionPhotos)
    .innerJoin(media, eq(media.id, contributionPhotos.mediaId))
    .where(eq(contributionPhotos.contributionId, id));

function requireRoom({ length }: readonly unknown[]): void {
  if (length >= MAX_REVIEW_PHOTOS)
    throw refuse(contributionRefusals.tooManyPhotos, `A review has at most ${MAX_REVIEW_PHOTOS} photos`);
}

/** The member whose a photo of a review will be; null: a guest’s. Refuses what is not to be received at all. */
export const ownerOfPhoto = (
  database: Database,
  { caller, id, callerHash, now }: { caller: Caller; id: number; callerHash: string; now: Date },
): Promise<string | null> =>
  database.transaction(async (tx) => {
    const { author } = await holdReview(tx, caller, id, now);
    await enforcePhotoLimits(tx, callerHash, author);
    return author.memberId;
  });

/** No list of words judges a picture: a review that everybody sees waits until a moderator has looked, who need not wait for others. */
async function holdForModerator(tx: Transaction, { row, author }: Awaited<ReturnType<typeof holdReview>>) {
  if (row.status !== 'published' || (await isModerator(tx, author, row.thingKind))) return;
  const status = nextStatus(row.status, 'hold');
  if (!status) throw notEditable();
  await tx.update(contributions).set({ status, waitReason: 'edited' }).where(eq(contributions.id, row.id));
  await countAnew(tx, { kind: row.thingKind, id: row.thingId });
}

async function showOwn(database: Database, id: number, now: Date): Promise<OwnContribution> {
  const [row] = await readRows(database, [id]);
  return toOwn(found(row, 'contribution'), now);
}

/** Adds an upload to a review, after its other photos. The same photo once more, after a lost answer, changes nothing. */
export async function addPhoto(
  database: Database,
  caller: Caller,
  id: number,
  { id: mediaId, contentHash }: Pick<MediaRow, 'id' | 'contentHash'>,
  now: Date,
): Promise<OwnContribution> {
  const dropUpload = (tx: Database | Transaction) => tx.delete(media).where(eq(media.id, mediaId));
  try {
    await database.transaction(async (tx) => {
      const held = await holdReview(tx, caller, id, now);
      const photos = await photosOf(tx, id);
      if (photos.some((photo) => photo.contentHash === contentHash)) return await dropUpload(tx);
      requireRoom(photos);
      const position = Math.max(0, ...photos.map((photo) => photo.position)) + 1;
      await tx.insert(contributionPhotos).values({ mediaId, contributionId: id, position });
      return await holdForModerator(tx, held);
    });
  } catch (error) {
    // It has no place anywhere, and would count against its owner for a day.
    await dropUpload(database);
    throw error;
  }
  return showOwn(database, id, now);
}

/** Takes a photo away from a review of the caller's own, and with it the upload. */
export async function removePhoto(
  database: Database,
  caller: Caller,
  { contributionId, photoId }: { contributionId: number; photoId: number },
  now: Date,
): Promise<OwnContribution> {
  await database.transaction(async (tx) => {
    const { row } = await holdReview(tx, caller, contributionId, now);
    await enforceChangeLimit(tx, row.contributorId);
    if ((await removePhotos(tx, contributionId, photoId)) === 0) throw notFound('photo');
  });
  return showOwn(database, contributionId, now);
}
