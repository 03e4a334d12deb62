import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { authors, postCategories, postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import {
  categories,
  categoryPrograms,
  episodes,
  genres,
  programGenres,
  programPeople,
  programTags,
  tags,
} from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { people } from '../database/people-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import { recountLists } from './list-totals.ts';
import type { ContentKind, Written } from './write-contents.ts';

/** The values of a column: the ids that another table refers to. */
const valuesOf = (table: PgTable, column: PgColumn): SQL => sql`select ${column} from ${table}`;

/** The things that another table links to some rows; they are found by the names of those. */
const linkedBy =
  (links: PgTable, owner: PgColumn, column: PgColumn) =>
  async (tx: Transaction, ids: number[]): Promise<number[]> => {
    const rows = await tx
      .selectDistinct({ id: sql<number>`${owner}` })
      .from(links)
      .where(inArray(column, ids));
    return rows.map(({ id }) => id);
  };

const programsOfCategory = linkedBy(categoryPrograms, categoryPrograms.programId, categoryPrograms.categoryId);
const programsOfGenre = linkedBy(programGenres, programGenres.programId, programGenres.genreId);
const programsOfTag = linkedBy(programTags, programTags.programId, programTags.tagId);
const programsOfPerson = linkedBy(programPeople, programPeople.programId, programPeople.personId);
const productsOfCategory = linkedBy(products, products.id, products.categoryId);
const postsOfCategory = linkedBy(postCategoryPosts, postCategoryPosts.postId, postCategoryPosts.categoryId);
const postsOfTag = linkedBy(postTags, postTags.postId, postTags.tagId);
const postsOfAuthor = linkedBy(posts, posts.id, posts.authorId);

/** Products name their tags by slug. */
async function productsOfTag(tx: Transaction, ids: number[]): Promise<number[]> {
  const slugs = tx
    .select({ slug: sql<string>`array_agg(${tags.slug})` })
    .from(tags)
    .where(inArray(tags.id, ids));
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.tags} && (${slugs})`);
  return rows.map(({ id }) => id);
}

export const categoryKind: ContentKind<Written<typeof categories>> = {
  table: categories,
  users: [valuesOf(categoryPrograms, categoryPrograms.categoryId)],
  foundBy: async (tx, ids) => ({ program: await programsOfCategory(tx, ids) }),
};

export const genreKind: ContentKind<Written<typeof genres>> = {
  table: genres,
  users: [valuesOf(programGenres, programGenres.genreId)],
  foundBy: async (tx, ids) => ({ program: await programsOfGenre(tx, ids) }),
};

export const tagKind: ContentKind<Written<typeof tags>> = {
  table: tags,
  users: [valuesOf(programTags, programTags.tagId), valuesOf(postTags, postTags.tagId)],
  foundBy: async (tx, ids) => ({
    program: await programsOfTag(tx, ids),
    product: await productsOfTag(tx, ids),
    post: await postsOfTag(tx, ids),
  }),
};

export const personKind: ContentKind<Written<typeof people>> = {
  table: people,
  users: [valuesOf(programPeople, programPeople.personId)],
  foundBy: async (tx, ids) => ({ person: ids, program: await programsOfPerson(tx, ids) }),
  recount: (tx) => recountLists(tx, 'people'),
};

export const clipKind: ContentKind<Written<typeof clips>> = {
  table: clips,
  users: [valuesOf(episodes, episodes.clipId)],
};

export const productCategoryKind: ContentKind<Written<typeof productCategories>> = {
  table: productCategories,
  users: [valuesOf(products, products.categoryId)],
  foundBy: async (tx, ids) => ({ product: await productsOfCategory(tx, ids) }),
};

export const postCategoryKind: ContentKind<Written<typeof postCategories>> = {
  table: postCategories,
  users: [valuesOf(postCategoryPosts, postCategoryPosts.categoryId)],
  foundBy: async (tx, ids) => ({ post: await postsOfCategory(tx, ids) }),
};

export const authorKind: ContentKind<Written<typeof authors>> = {
  table: authors,
  users: [valuesOf(posts, posts.authorId)],
  foundBy: async (tx, ids) => ({ post: await postsOfAuthor(tx, ids) }),
};
