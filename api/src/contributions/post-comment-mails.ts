import { and, eq, isNull, sql } from 'drizzle-orm';
import { authors, posts } from '../database/blog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { members } from '../database/member-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import { linkUnknown, readUnsubscribeToken, unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { consumeRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { findListed } from './things.ts';

/** Mails to one author about comments: a post that is talked about fills no mailbox. */
const comments: RateLimit = { burst: 20, refillMs: hourMs };

/** The author of a post, where they have an account, can be reached and want to know. */
async function findAuthor(tx: Transaction, postId: number) {
  const [row] = await tx
    .select({ id: authors.id, memberId: members.id, email: members.email, language: members.language })
    .from(posts)
    .innerJoin(authors, and(eq(authors.id, posts.authorId), authors.wantsCommentMails.getSQL()))
    .innerJoin(members, and(eq(members.id, authors.memberId), members.emailVerified, isNull(members.blockedAt)))
    .where(eq(posts.id, postId));
  return row;
}

const memberOf = async (tx: Transaction, contributionId: number) => {
  const [row] = await tx
    .select({
      memberId: contributors.memberId,
      name: sql<string | null>`coalesce(${members.name}, ${contributors.name})`,
    })
    .from(contributions)
    .innerJoin(contributors, eq(contributors.id, contributions.contributorId))
    .leftJoin(members, eq(members.id, contributors.memberId))
    .where(eq(contributions.id, contributionId));
  return row;
};

/**
 * Tells the author of a post of a comment that is published for the first time: unless it is their own, or answers theirs, of which they
 * are told as everybody is.
 */
export async function announceToAuthor(
  tx: Transaction,
  ring: KeyRing,
  { id, thingKind, thingId, text, answersId, threadId }: typeof contributions.$inferSelect,
): Promise<void> {
  if (thingKind !== 'post') return;
  const author = await findAuthor(tx, thingId);
  if (!author) return;
  const answered = answersId ?? threadId;
  const writer = await memberOf(tx, id);
  const involved = [writer, answered === null ? undefined : await memberOf(tx, answered)];
  if (involved.some((person) => person?.memberId === author.memberId)) return;
  const named = await findListed(tx, { kind: thingKind, id: thingId }, author.language);
  if (!named?.slug || (await consumeRateLimit(tx, `comments to ${author.id}`, comments)) > 0) return;
  await post(tx, {
    ...{ kind: 'post-comment', recipient: author.email, language: author.language },
    data: {
      ...{ author: writer?.name ?? null, text, title: named.title, slug: named.slug },
      removeToken: unsubscribeToken(ring, 'comments', author.id),
    },
  });
}

/** Ends mails to an author about comments by the link of any of them. */
export async function removeCommentMails(database: Database, ring: KeyRing, token: string): Promise<void> {
  const stopped = await database
    .update(authors)
    .set({ wantsCommentMails: false })
    .where(eq(authors.id, readUnsubscribeToken(ring, 'comments', token)))
    .returning({ id: authors.id });
  if (stopped.length === 0) throw linkUnknown();
}
