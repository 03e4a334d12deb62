import type { UploadedPicture } from '@sahra/shared/schemas/media';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { media, memberPictures } from '../database/media-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { toPicture } from '../uploads/media-repository.ts';

/** The picture that a member shows of themselves. */
export async function findOwnPicture(
  database: Database | Transaction,
  memberId: string,
): Promise<UploadedPicture | null> {
  const [row] = await database
    .select({ media })
    .from(memberPictures)
    .innerJoin(media, eq(media.id, memberPictures.mediaId))
    .where(eq(memberPictures.memberId, memberId));
  return row ? toPicture(row.media) : null;
}

/** Shows an upload of the member’s own; the picture before it is gone. */
export const showOwnPicture = (database: Database, memberId: string, mediaId: number): Promise<void> =>
  database.transaction(async (tx) => {
    const isTheirs = and(eq(media.id, mediaId), eq(media.ownerId, memberId), eq(media.use, 'avatar'));
    const [upload] = await tx.select({ id: media.id }).from(media).where(isTheirs).for('key share');
    found(upload, 'picture');
    const [before] = await tx.select().from(memberPictures).where(eq(memberPictures.memberId, memberId)).for('update');
    await tx
      .insert(memberPictures)
      .values({ memberId, mediaId })
      .onConflictDoUpdate({ target: memberPictures.memberId, set: { mediaId } });
    if (before && before.mediaId !== mediaId) await tx.delete(media).where(eq(media.id, before.mediaId));
  });

/** Removes it; without one nothing happens. */
export async function removeOwnPicture(database: Database, memberId: string): Promise<void> {
  const shown = database
    .select({ id: memberPictures.mediaId })
    .from(memberPictures)
    .where(eq(memberPictures.memberId, memberId));
  await database.delete(media).where(inArray(media.id, shown));
}
