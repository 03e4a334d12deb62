import { eq } from 'drizzle-orm';
import { posts } from '../database/blog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { dayMs } from '../server/limits/rate-limit.ts';

type Closing = Pick<typeof posts.$inferSelect, 'publishedAt' | 'commentsCloseAfterDays'>;

/** From when on nobody comments on a post any more; null: comments stay open. */
export const commentsClosedAt = ({ publishedAt, commentsCloseAfterDays: days }: Closing): Date | null =>
  days === null ? null : new Date(publishedAt.getTime() + days * dayMs);

/** Whether comments on a post are over. */
export async function areCommentsClosed(tx: Database | Transaction, postId: number, now: Date): Promise<boolean> {
  const { publishedAt, commentsCloseAfterDays } = posts;
  const [row] = await tx.select({ publishedAt, commentsCloseAfterDays }).from(posts).where(eq(posts.id, postId));
  const at = row && commentsClosedAt(row);
  return Boolean(at && at <= now);
}
