import type { Upload } from '@sahra/shared/schemas/media';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { contributionPhotos } from '../database/contribution-photo-tables.ts';
import { media } from '../database/media-tables.ts';
import { toPicture } from '../uploads/media-repository.ts';

/** The photos of reviews, each review's in their order. */
export async function readPhotos(
  database: Database | Transaction,
  ids: readonly number[],
): Promise<(id: number) => Upload[]> {
  if (ids.length === 0) return () => [];
  const { contributionId, mediaId, position } = contributionPhotos;
  const rows = await database
    .select({ contributionId, media })
    .from(contributionPhotos)
    .innerJoin(media, eq(media.id, mediaId))
    .where(inArray(contributionId, [...ids]))
    .orderBy(asc(position), asc(mediaId));
  return (id) =>
    rows.filter((row) => row.contributionId === id).map((row) => ({ id: row.media.id, picture: toPicture(row.media) }));
}

/** Removes the photos of a contribution that is held, or one of them; returns how many. Their files go with the next clean-up. */
export async function removePhotos(tx: Transaction, id: number, photoId?: number): Promise<number> {
  const { contributionId, mediaId } = contributionPhotos;
  const theirs = tx.select({ mediaId }).from(contributionPhotos).where(eq(contributionId, id));
  const removed = await tx
    .delete(media)
    .where(and(inArray(media.id, theirs), photoId === undefined ? undefined : eq(media.id, photoId)))
    .returning({ id: media.id });
  return removed.length;
}
