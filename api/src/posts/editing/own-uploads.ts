import type { PictureSource } from '@sahra/shared/schemas/post-blocks';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { postUploads } from '../../database/blog-tables.ts';
import type { Transaction } from '../../database/connect.ts';
import { media } from '../../database/media-tables.ts';
import { postRevisionUploads } from '../../database/post-editing-tables.ts';
import { invalidRequest } from '../../server/http/api-failure.ts';
import { uploadIds } from '../post-pictures.ts';
import { edits, type Editor } from './editor.ts';

async function findOfPost(tx: Transaction, postId: number): Promise<Set<number>> {
  const now = await tx.select({ id: postUploads.mediaId }).from(postUploads).where(eq(postUploads.postId, postId));
  const before = await tx
    .select({ id: postRevisionUploads.mediaId })
    .from(postRevisionUploads)
    .where(eq(postRevisionUploads.postId, postId));
  return new Set([...now, ...before].map(({ id }) => id));
}

/** A picture, and the field of the request that names it. */
export type NamedSource = readonly [field: string, source: PictureSource];

/**
 * Lets a post show these uploads: those that it shows or has shown, and those that the editor uploaded for posts; who edits takes anybody's.
 * From then on they are the blog's, and stay when who uploaded them leaves. Refuses others at their field.
 */
export async function takeUploads(
  tx: Transaction,
  editor: Editor,
  postId: number,
  named: readonly NamedSource[],
): Promise<void> {
  const ids = uploadIds(named.map(([, source]) => source));
  if (ids.length === 0) return;
  // Held, so that no clean-up removes them before something refers to them.
  const rows = await tx
    .select({ id: media.id, ownerId: media.ownerId, use: media.use })
    .from(media)
    .where(inArray(media.id, ids))
    .for('no key update');
  const ofPost = await findOfPost(tx, postId);
  const isAllowed = (id: number) => {
    const row = rows.find((each) => each.id === id);
    return row && (ofPost.has(id) || (row.use === 'post' && (edits(editor) || row.ownerId === editor.id)));
  };
  const problems = named.flatMap(([field, source]) =>
    'mediaId' in source && !isAllowed(source.mediaId) ? [[field, 'is no picture that you uploaded for posts']] : [],
  );
  if (problems.length > 0) throw invalidRequest(Object.fromEntries(problems) as Record<string, string>);
  await tx
    .update(media)
    .set({ ownerId: null })
    .where(and(inArray(media.id, ids), isNotNull(media.ownerId)));
  await tx
    .insert(postRevisionUploads)
    .values([...new Set(ids)].map((mediaId) => ({ postId, mediaId })))
    .onConflictDoNothing();
}
