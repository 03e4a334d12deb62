import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  authors,
  postCategories,
  postCategoryPosts,
  posts,
  postTags,
  postTranslations,
} from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { facetsOf, type Filing, readNames, textsOf } from '../search/named-rows.ts';
import type { SearchDocument, SearchNoun } from '../search/search-noun.ts';
import { isPublished } from './post-languages.ts';
import { listPosts } from './post-repository.ts';
import { blockTexts } from './post-text.ts';

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

/** What the blog says in the languages in which it is published. */
export const postNoun: SearchNoun = {
  table: posts,
  documents: async (tx, ids) => {
    const { postId, title, excerpt, blocks, quote } = postTranslations;
    const rows = await tx
      .select({ id: postId, title, excerpt, blocks, quote, publishedAt: posts.publishedAt })
      .from(postTranslations)
      .innerJoin(posts, and(eq(posts.id, postId), posts.isShown.getSQL()))
      .where(and(inArray(postId, [...ids]), isPublished))
      .orderBy(asc(postTranslations.language));
    const filedOf = await readNames(tx, filings, ids);
    return ids.flatMap((id): SearchDocument[] => {
      const filed = filedOf(id);
      const translations = rows.filter((row) => row.id === id);
      const [first] = translations;
      if (!first) return [];
      const document: SearchDocument = {
        ...{ type: 'post', entityId: id, ownerId: id },
        titles: translations.map((each) => each.title),
        labels: [],
        names: textsOf([...filed('category'), ...filed('tag'), ...filed('author')]),
        texts: translations.flatMap((each) => [
          each.excerpt,
          ...blockTexts(each.blocks),
          ...(each.quote ? [each.quote.text, each.quote.by] : []),
        ]),
        facets: [...facetsOf('category', filed('category')), ...facetsOf('tag', filed('tag'))],
        // The newer the better; half of it after the year 2020.
        popularity: 1 / (1 + Math.exp((Date.UTC(2020, 0) - first.publishedAt.getTime()) / (10 * yearMs))),
      };
      return [document];
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
