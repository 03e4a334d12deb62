import { and, asc, eq, sql } from 'drizzle-orm';
import { authors, posts, postTranslations } from '../../database/blog-tables.ts';
import { behind, chunk, type Owner, type Reader } from '../../members/export-reader.ts';

/** What a member has written for the blog, as it is now, in each language; in the order of posts and languages. */
export const postsOf =
  ({ id }: Owner): Reader =>
  (database, after) => {
    const { postId, language, slug, state, title, excerpt, blocks, publishedAt, updatedAt } = postTranslations;
    const key = sql<string>`lpad(${postId}::text, 10, '0') || ${language}`;
    return database
      .select({ key, post: postId, language, slug, state, title, excerpt, blocks, publishedAt, updatedAt })
      .from(postTranslations)
      .innerJoin(posts, eq(posts.id, postId))
      .innerJoin(authors, eq(authors.id, posts.authorId))
      .where(and(eq(authors.memberId, id), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };
