import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { postStates, postTypes } from '@sahra/shared/schemas/blog';
import type { PictureSource, PostBlock } from '@sahra/shared/schemas/post-blocks';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { programs, tags } from './catalog-tables.ts';
import { contentId as id, updatedAt } from './content-columns.ts';
import type { Localized } from './localized.ts';
import { media } from './media-tables.ts';
import { members } from './member-tables.ts';
import { products } from './shop-tables.ts';
import { wordsIn } from './words-in.ts';

const localized = () => jsonb().$type<Localized>().notNull();
const moment = () => timestamp({ withTimezone: true });
const idOf = (column: () => PgColumn) => integer().notNull().references(column, { onDelete: 'cascade' });
const position = () => integer().notNull();
/** How many posts lists show of it; counted anew whenever posts are written. */
const postTotal = () => integer().notNull().default(0);

export const postCategories = pgTable('post_categories', {
  id: id(),
  slug: text().notNull().unique(),
  position: position(),
  name: localized(),
  postTotal: postTotal(),
  updatedAt: updatedAt(),
});

export const authors = pgTable('authors', {
  id: id(),
  slug: text().notNull().unique(),
  name: localized(),
  bio: localized(),
  /** As whom this member writes; null: nobody who has an account. */
  memberId: text()
    .unique()
    .references(() => members.id, { onDelete: 'set null' }),
  /** Whether they are told of comments on their posts; until they say no. */
  wantsCommentMails: boolean().notNull().default(true),
  postTotal: postTotal(),
  updatedAt: updatedAt(),
});

/** What is the same of a post in every language. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    /** Its name in files, and of its drawn picture; addresses have the slugs of its translations. */
    slug: text().notNull().unique(),
    type: text({ enum: postTypes }).notNull(),
    authorId: integer()
      .notNull()
      .references(() => authors.id),
    /** When it was first published in any language; until then, when it was made. */
    publishedAt: moment().notNull().defaultNow(),
    /** False: only who knows the address finds it. */
    isListed: boolean().notNull().default(true),
    /** It is listed, and published in some language. Worked out when it is written: lists have no others. */
    isShown: boolean().notNull().default(false),
    /** The titles under which it is published, in the form in which the version before looks for words; a later release drops it. */
    titleWords: text().notNull().default(''),
    /** Null: the drawing that is called as it is. */
    pictureSource: jsonb().$type<PictureSource>(),
    pictureColor: text().notNull(),
    /** Days from `publishedAt` on; null: comments do not close. */
    commentsCloseAfterDays: integer(),
    /** One more with each change of what is the same in every language: who changes it says which they have read. */
    settingsRevision: integer().notNull().default(1),
    updatedAt: updatedAt(),
    // What the version of the api before translations reads; it is written for that one only, and a later release drops it.
    title: localized(),
    excerpt: localized(),
    body: jsonb().$type<{ ar: string[]; en: string[] }>().notNull(),
    quote: jsonb().$type<{ text: Localized; by: Localized }>(),
    link: jsonb().$type<{ url: string; label: Localized }>(),
    clipSlug: text(),
    galleryPrograms: text().array().notNull().default([]),
  },
  (table) => {
    // `desc()` of a query puts nothing first; an index serves it that does so too.
    const newest = () => table.publishedAt.desc().nullsFirst();
    const isShown = sql`${table.isShown}`;
    return [
      index('posts_order_index').on(newest(), table.id).where(isShown),
      index('posts_type_order_index').on(table.type, newest(), table.id).where(isShown),
      index('posts_author_order_index').on(table.authorId, newest(), table.id).where(isShown),
      index('posts_author_index').on(table.authorId),
      index('posts_changed_index').on(table.updatedAt.desc().nullsFirst(), table.id),
      index('posts_title_words_index').using('gin', wordsIn(table.titleWords)),
    ];
  },
);

/** A post in one language. */
export const postTranslations = pgTable(
  'post_translations',
  {
    postId: idOf(() => posts.id),
    language: text().$type<LanguageCode>().notNull(),
    slug: text().notNull(),
    state: text({ enum: postStates }).notNull().default('draft'),
    title: text().notNull(),
    excerpt: text().notNull(),
    blocks: jsonb().$type<PostBlock[]>().notNull(),
    quote: jsonb().$type<{ text: string; by: string }>(),
    link: jsonb().$type<{ url: string; label: string }>(),
    /** Who put it into this language. */
    translator: text(),
    /** What is to be seen on the post's picture, where the title does not say it. */
    pictureAlternative: text().notNull().default(''),
    /** When it was published, or is to be: of a draft null. */
    publishedAt: moment(),
    /** When what it says last changed; of what never changed, when it was published. */
    updatedAt: updatedAt(),
    /** One more with each change: who changes it says which they have read. */
    revision: integer().notNull().default(1),
    /** Words of its blocks; counted when they are written. */
    words: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language] }),
    // By slug first: that of any language finds the post.
    uniqueIndex('post_translations_slug_index').on(table.slug, table.language),
    index('post_translations_scheduled_index')
      .on(table.publishedAt)
      .where(sql`${table.state} = 'scheduled'`),
    // Of a language what was published last; `desc()` of a query puts nothing first.
    index('post_translations_newest_index')
      .on(table.language, table.publishedAt.desc().nullsFirst(), table.postId)
      .where(sql`${table.state} = 'published'`),
    check(
      'post_translations_date_check',
      sql`${table.state} not in ('scheduled', 'published') or ${table.publishedAt} is not null`,
    ),
  ],
);

export const postCategoryPosts = pgTable(
  'post_category_posts',
  { postId: idOf(() => posts.id), categoryId: idOf(() => postCategories.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    index('post_category_posts_post_index').on(table.categoryId, table.postId),
  ],
);

export const postTags = pgTable(
  'post_tags',
  { postId: idOf(() => posts.id), tagId: idOf(() => tags.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.postId, table.tagId] }),
    index('post_tags_post_index').on(table.tagId, table.postId),
  ],
);

/** Films, series and videos that a post is about. */
export const postPrograms = pgTable(
  'post_programs',
  { postId: idOf(() => posts.id), programId: idOf(() => programs.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.postId, table.programId] }),
    index('post_programs_post_index').on(table.programId, table.postId),
  ],
);

/** Products that a post is about. */
export const postProducts = pgTable(
  'post_products',
  { postId: idOf(() => posts.id), productId: idOf(() => products.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.postId, table.productId] }),
    index('post_products_post_index').on(table.productId, table.postId),
  ],
);

/** Uploads that a post shows, in any language and state: as long as they are here, they are kept. */
export const postUploads = pgTable(
  'post_uploads',
  { postId: idOf(() => posts.id), mediaId: idOf(() => media.id) },
  (table) => [
    primaryKey({ columns: [table.postId, table.mediaId] }),
    index('post_uploads_media_index').on(table.mediaId),
  ],
);
