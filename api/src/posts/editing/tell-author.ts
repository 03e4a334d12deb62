import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { members } from '../../database/member-tables.ts';
import { post } from '../../mail/outbox-repository.ts';
import type { StoredPost, StoredTranslation } from './held-post.ts';

/**
 * Tells the author of a post what somebody else has done with it, by mail.
 *
 * @param actorId who did it; authors know what they do themselves
 */
export async function tellAuthor(
  tx: Transaction,
  kind: 'post-published' | 'post-returned',
  { memberId }: StoredPost,
  { title, slug }: Pick<StoredTranslation, 'title' | 'slug'>,
  actorId: string | null,
): Promise<void> {
  if (memberId === null || memberId === actorId) return;
  const [author] = await tx
    .select({ recipient: members.email, language: members.language })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.blockedAt)));
  if (author) await post(tx, { ...author, kind, data: { title, slug } });
}
