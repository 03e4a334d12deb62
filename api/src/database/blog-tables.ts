import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tags } from './catalog-tables.ts';
import { contentId as id, updatedAt } from './content-columns.ts';
import type { Localized } from './localized.ts';
import { wordsIn } from './words-in.ts';

const localized = () => jsonb().$type<Localized>().notNull();

export const postCategories = pgTable('post_categories', {
  id: id(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  name: localized(),
  /** Counted anew whenever posts are written. */
  postTotal: integer().notNull().default(0),
  updatedAt: updatedAt(),
});

export const authors = pgTable('authors', {
  id: id(),
  slug: text().notNull().unique(),
  name: localized(),
  bio: localized(),
  updatedAt: updatedAt(),
});

export const posts = pgTable(
  'posts',
  {
    id: id(),
    slug: text().notNull().unique(),
    type: text({ enum: ['standard', 'audio', 'video', 'link', 'quote', 'gallery'] }).notNull(),
    title: localized(),
    /** Its title in all languages, in the form in which words are looked for. */
    titleWords: text().notNull().default(''),
    excerpt: localized(),
    body: jsonb().$type<{ ar: string[]; en: string[] }>().notNull(),
    authorId: integer()
      .notNull()
      .references(() => authors.id),
    publishedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    quote: jsonb().$type<{ text: Localized; by: Localized }>(),
    link: jsonb().$type<{ url: string; label: Localized }>(),
    clipSlug: text(),
    galleryPrograms: text().array().notNull(),
    pictureColor: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // `desc()` of a query puts nothing first; an index serves it that does so too.
    index('posts_order_index').on(table.publishedAt.desc().nullsFirst(), table.id),
    index('posts_type_order_index').on(table.type, table.publishedAt.desc().nullsFirst(), table.id),
    index('posts_author_index').on(table.authorId),
    index('posts_title_words_index').using('gin', wordsIn(table.titleWords)),
  ],
);

const postId = () =>
  integer()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

export const postCategoryPosts = pgTable(
  'post_category_posts',
  {
    postId: postId(),
    categoryId: integer()
      .notNull()
      .references(() => postCategories.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    index('post_category_posts_post_index').on(table.categoryId, table.postId),
  ],
);

export const postTags = pgTable(
  'post_tags',
  {
    postId: postId(),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tagId] }), index('post_tags_tag_index').on(table.tagId)],
);
