import { eq, inArray } from 'drizzle-orm';
import { authors, postCategories, postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { allTexts } from '../database/localized.ts';
import { facetsOf, type Filing, readNames, textsOf } from '../search/named-rows.ts';
import type { SearchDocument, SearchNoun } from '../search/search-noun.ts';
import { listPosts } from './post-repository.ts';

const filings: readonly Filing[] = [
  {
    ...{ how: 'category', links: postCategoryPosts, owner: postCategoryPosts.postId, named: postCategories },
    ...{ on: eq(postCategories.id, postCategoryPosts.categoryId), order: postCategoryPosts.position },
  },
  {
    ...{ how: 'tag', links: postTags, owner: postTags.postId, named: tags },
    ...{ on: eq(tags.id, postTags.tagId), order: postTags.position },
  },
  {
    ...{ how: 'author', links: posts, owner: posts.id, named: authors },
    ...{ on: eq(authors.id, posts.authorId), order: posts.id },
  },
];

const yearMs = 365 * 86_400_000;

/** What the blog says. */
export const postNoun: SearchNoun = {
  table: posts,
  documents: async (tx, ids) => {
    const { id, title, excerpt, body, publishedAt } = posts;
    const rows = await tx
      .select({ id, title, excerpt, body, publishedAt })
      .from(posts)
      .where(inArray(posts.id, [...ids]));
    const filedOf = await readNames(tx, filings, ids);
    return rows.map((post): SearchDocument => {
      const filed = filedOf(post.id);
      return {
        ...{ type: 'post', entityId: post.id, ownerId: post.id },
        titles: allTexts(post.title),
        labels: [],
        names: textsOf([...filed('category'), ...filed('tag'), ...filed('author')]),
        texts: [...allTexts(post.excerpt), ...post.body.ar, ...post.body.en],
        facets: [...facetsOf('category', filed('category')), ...facetsOf('tag', filed('tag'))],
        // The newer the better; half of it after the year 2020.
        popularity: 1 / (1 + Math.exp((Date.UTC(2020, 0) - post.publishedAt.getTime()) / (10 * yearMs))),
      };
    });
  },
  hits: {
    post: async (context, ids, language) => {
      const { items } = await listPosts(context, { ids }, { page: 1, pageSize: ids.length }, language);
      return new Map(items.map((post) => [post.id, { type: 'post', post }]));
    },
  },
  filterNames: { category: postCategories, tag: tags },
};
