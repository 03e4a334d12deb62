import { sql } from 'drizzle-orm';
import { writeLinks } from '../contents/content-rows.ts';
import { recountLists } from '../contents/list-totals.ts';
import type { ContentKind, Written } from '../contents/write-contents.ts';
import { postCategories, postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { allTexts } from '../database/localized.ts';
import { storedWords } from '../search/words.ts';

/** A post with what it is filed under, in the order in which that is shown. */
export interface PostContents extends Written<typeof posts> {
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
}

/** Makes what the blog and its categories keep of how much they have true again. */
async function recountPosts(tx: Transaction): Promise<void> {
  await recountLists(tx, 'posts');
  await tx.execute(sql`
    update ${postCategories} as kept set post_total = counted.total
    from (
      select ${postCategories.id}, count(${postCategoryPosts.postId})::int
      from ${postCategories} left join ${postCategoryPosts} on ${postCategoryPosts.categoryId} = ${postCategories.id}
      group by ${postCategories.id}
    ) as counted (id, total)
    where kept.id = counted.id and kept.post_total <> counted.total`);
}

/** What the blog says. */
export const postKind: ContentKind<PostContents> = {
  table: posts,
  users: [],
  foundBy: async (_, ids) => ({ post: ids }),
  recount: recountPosts,
  complete: (post) => ({ ...post, titleWords: storedWords(allTexts(post.title)) }),
  writeParts: async (tx, ids, items) => {
    const stored = items.map((post, index) => ({ post, postId: ids[index] ?? 0 }));
    const categories = stored.flatMap(({ post, postId }) =>
      post.categoryIds.map((categoryId, index) => ({ postId, categoryId, position: index + 1 })),
    );
    const tags = stored.flatMap(({ post, postId }) =>
      post.tagIds.map((tagId, index) => ({ postId, tagId, position: index + 1 })),
    );
    return [
      ...(await writeLinks(tx, postCategoryPosts, 'postId', ids, categories)),
      ...(await writeLinks(tx, postTags, 'postId', ids, tags)),
    ];
  },
};
