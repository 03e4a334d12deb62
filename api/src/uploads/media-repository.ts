import type { UploadedPicture } from '@sahra/shared/schemas/media';
import { MEMBER_QUOTA_BYTES, type UploadUse } from '@sahra/shared/form-rules/upload-rules';
import { eq, sql, sum } from 'drizzle-orm';
import { signInRequired } from '../auth/auth-failure.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { media } from '../database/media-tables.ts';
import { members } from '../database/member-tables.ts';
import { srcOf } from './upload-files.ts';
import { pictureRefusal } from './upload-refusals.ts';

export type MediaRow = typeof media.$inferSelect;
/** What is the same of all rows with the same contents. */
export type MediaContents = Omit<MediaRow, 'id' | 'ownerId' | 'use' | 'alternative' | 'createdAt'>;

/** A row as pages show it. */
export const toPicture = ({ kind, contentHash, color, alternative, focusX, focusY }: MediaRow): UploadedPicture => ({
  kind,
  src: srcOf(contentHash),
  color,
  alternative,
  focus: { x: focusX, y: focusY },
});

/** What became of the same upload before, somebody else’s too. */
export async function findContents(database: Database, contentHash: string): Promise<MediaContents | undefined> {
  const [row] = await database.select().from(media).where(eq(media.contentHash, contentHash)).limit(1);
  if (!row) return undefined;
  const { id: _, ownerId: __, use: ___, alternative: ____, createdAt: _____, ...contents } = row;
  return contents;
}

/**
 * Until the end of the transaction nobody else stores or removes the files of these contents: so none is removed that a row is
 * about to refer to, and none is left that no row has.
 */
export const lockContents = (tx: Transaction, contentHash: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`);

/** Refuses what a member has no room for. Their uploads come one after the other from here to the end of the transaction. */
export async function enforceQuota(tx: Transaction, ownerId: string, more: number): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, ownerId))
    .for('no key update');
  if (!member) throw signInRequired();
  const [row] = await tx
    .select({ bytes: sum(media.bytes) })
    .from(media)
    .where(eq(media.ownerId, ownerId));
  if (Number(row?.bytes ?? 0) + more > MEMBER_QUOTA_BYTES) throw pictureRefusal('quota');
}

/** Stores a row; its files are there already. */
export async function addMedia(
  tx: Transaction,
  owned: { ownerId: string | null; use: UploadUse; alternative: string },
  contents: MediaContents,
): Promise<MediaRow> {
  const [row] = await tx
    .insert(media)
    .values({ ...contents, ...owned })
    .returning();
  if (!row) throw new Error('The row was not stored');
  return row;
}
