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
import { dayOf } from './archive-dates.ts';
import { readFoundPosts } from './found-posts.ts';
import { isPublished } from './post-languages.ts';
import { blockTexts } from './post-text.ts';
import type { WrittenTranslation } from './post-translations.ts';

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

/** What there is to read of a post in one language, a paragraph each. */
const paragraphsOf = ({
  excerpt,
  blocks,
  quote,
}: Pick<WrittenTranslation, 'excerpt' | 'blocks' | 'quote'>): string[] => [
  excerpt,
  ...blockTexts(blocks),
  ...(quote ? [quote.text, quote.by] : []),
];

/** The year, the month and the day of a date. */
const datesOf = (day: string) => (['YYYY', 'YYYY-MM', 'YYYY-MM-DD'] as const).map(({ length }) => day.slice(0, length));

const yearMs = 365 * 86_400_000;

/** What the blog says in the languages in which it is published. */
export const postNoun: SearchNoun = {
  table: posts,
  documents: async (tx, ids) => {
    const { postId, language, title, excerpt, blocks, quote } = postTranslations;
    const { type, publishedAt } = posts;
    const rows = await tx
      .select({ id: postId, language, title, excerpt, blocks, quote, type, publishedAt, day: dayOf(publishedAt) })
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
        texts: translations.flatMap(paragraphsOf),
        textsIn: translations.map((each) => ({ language: each.language, paragraphs: paragraphsOf(each) })),
        facets: [
          ...(['category', 'tag', 'author'] as const).flatMap((how) => facetsOf(how, filed(how))),
          ['postType', first.type],
          ...datesOf(first.day).map((date) => ['date', date] as const),
        ],
        // The newer the better; half of it after the year 2020.
        popularity: 1 / (1 + Math.exp((Date.UTC(2020, 0) - first.publishedAt.getTime()) / (10 * yearMs))),
      };
      return [document];
    });
  },
  hits: {
    post: async (context, ids, language, sought) => {
      const found = await readFoundPosts(context, ids, language, sought);
      return new Map([...found].map(([id, post]) => [id, { type: 'post', post }]));
    },
  },
  filterNames: { category: postCategories, tag: tags },
};
