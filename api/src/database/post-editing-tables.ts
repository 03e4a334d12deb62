import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { postStates } from '@sahra/shared/schemas/blog';
import type { PostBlock } from '@sahra/shared/schemas/post-blocks';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { posts } from './blog-tables.ts';
import { media } from './media-tables.ts';
import { members } from './member-tables.ts';

const moment = () => timestamp({ withTimezone: true });
const postId = () =>
  integer()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

/** How a post has been in a language: its whole text, each time that somebody saved it or changed its state. */
export const postRevisions = pgTable(
  'post_revisions',
  {
    postId: postId(),
    language: text().$type<LanguageCode>().notNull(),
    /** From 1 on, without gaps. */
    number: integer().notNull(),
    /** Null: the seed, the clock, or somebody who has no account any more. */
    memberId: text().references(() => members.id, { onDelete: 'set null' }),
    state: text({ enum: postStates }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    blocks: jsonb().$type<PostBlock[]>().notNull(),
    quote: jsonb().$type<{ text: string; by: string }>(),
    link: jsonb().$type<{ url: string; label: string }>(),
    translator: text(),
    pictureAlternative: text().notNull(),
    /** What the same person saves soon after becomes part of it. */
    isOpen: boolean().notNull(),
    begunAt: moment().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language, table.number] }),
    index('post_revisions_member_index').on(table.memberId),
  ],
);

/** Uploads that some revision of a post shows: they are kept, so that it can be restored. */
export const postRevisionUploads = pgTable(
  'post_revision_uploads',
  {
    postId: postId(),
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.mediaId] }),
    index('post_revision_uploads_media_index').on(table.mediaId),
  ],
);

/** Addresses that published posts had before: they go on leading there. */
export const postSlugRedirects = pgTable(
  'post_slug_redirects',
  { language: text().$type<LanguageCode>().notNull(), slug: text().notNull(), postId: postId() },
  (table) => [
    primaryKey({ columns: [table.slug, table.language] }),
    index('post_slug_redirects_post_index').on(table.postId),
  ],
);
