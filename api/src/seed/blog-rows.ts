import { groundColor } from '../../../demo/src/artwork/ground-color.ts';
import type { postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import type { Demo } from './demo-files.ts';
import { type Ids, idOf } from './ids.ts';

export interface BlogIds {
  authors: Ids;
  posts: Ids;
  postCategories: Ids;
  tags: Ids;
}

/** All rows about posts. */
export const buildBlogRows = (demo: Demo, ids: BlogIds) => ({
  posts: demo.posts.map((post): typeof posts.$inferInsert & { id: number } => ({
    id: idOf(ids.posts, post.slug, 'post'),
    slug: post.slug,
    type: post.type,
    title: post.title,
    excerpt: post.excerpt,
    body: post.body,
    authorId: idOf(ids.authors, post.author, 'author'),
    publishedAt: new Date(post.publishedAt),
    quote: post.quote ?? null,
    link: post.link ?? null,
    clipSlug: post.clip ?? null,
    galleryPrograms: post.programs ?? [],
    pictureColor: groundColor({ kind: 'post', subject: { slug: post.slug, type: post.type } }),
  })),
  postCategoryPosts: demo.posts.flatMap((post): (typeof postCategoryPosts.$inferInsert)[] =>
    post.categories.map((slug, index) => ({ postId: idOf(ids.posts, post.slug, 'post'), categoryId: idOf(ids.postCategories, slug, 'post category'), position: index + 1 })),
  ),
  postTags: demo.posts.flatMap((post): (typeof postTags.$inferInsert)[] =>
    post.tags.map((slug, index) => ({ postId: idOf(ids.posts, post.slug, 'post'), tagId: idOf(ids.tags, slug, 'tag'), position: index + 1 })),
  ),
});
