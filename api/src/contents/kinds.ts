import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { authors, postCategories, postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import {
  categories,
  categoryPrograms,
  clips,
  episodes,
  genres,
  people,
  programGenres,
  programPeople,
  programTags,
  tags,
} from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { productCategories, products } from '../database/shop-tables.ts';
import type { ContentKind, Written } from './write-contents.ts';

/** The values of a column: the ids that another table refers to. */
const valuesOf = (table: PgTable, column: PgColumn): SQL => sql`select ${column} from ${table}`;

type ProgramLinks = typeof programGenres | typeof programTags | typeof programPeople;

/** The programs that a table links to some rows; they are found by the names of those. */
const programsBy =
  (links: ProgramLinks, column: PgColumn) =>
  async (tx: Transaction, ids: number[]): Promise<number[]> => {
    const rows = await tx.selectDistinct({ id: links.programId }).from(links).where(inArray(column, ids));
    return rows.map(({ id }) => id);
  };

const programsOfGenre = programsBy(programGenres, programGenres.genreId);
const programsOfTag = programsBy(programTags, programTags.tagId);
const programsOfPerson = programsBy(programPeople, programPeople.personId);

export const categoryKind: ContentKind<Written<typeof categories>> = {
  table: categories,
  users: [valuesOf(categoryPrograms, categoryPrograms.categoryId)],
};

export const genreKind: ContentKind<Written<typeof genres>> = {
  table: genres,
  users: [valuesOf(programGenres, programGenres.genreId)],
  foundBy: async (tx, ids) => ({ program: await programsOfGenre(tx, ids) }),
};

export const tagKind: ContentKind<Written<typeof tags>> = {
  table: tags,
  users: [valuesOf(programTags, programTags.tagId), valuesOf(postTags, postTags.tagId)],
  foundBy: async (tx, ids) => ({ program: await programsOfTag(tx, ids) }),
};

export const personKind: ContentKind<Written<typeof people>> = {
  table: people,
  users: [valuesOf(programPeople, programPeople.personId)],
  foundBy: async (tx, ids) => ({ person: ids, program: await programsOfPerson(tx, ids) }),
};

export const clipKind: ContentKind<Written<typeof clips>> = {
  table: clips,
  users: [valuesOf(episodes, episodes.clipId)],
};

export const productCategoryKind: ContentKind<Written<typeof productCategories>> = {
  table: productCategories,
  users: [valuesOf(products, products.categoryId)],
};

export const postCategoryKind: ContentKind<Written<typeof postCategories>> = {
  table: postCategories,
  users: [valuesOf(postCategoryPosts, postCategoryPosts.categoryId)],
};

export const authorKind: ContentKind<Written<typeof authors>> = {
  table: authors,
  users: [valuesOf(posts, posts.authorId)],
};
