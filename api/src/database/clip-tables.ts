import type { Segment } from '@sahra/shared/schemas/catalog';
import { boolean, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { contentId, updatedAt } from './content-columns.ts';
import type { Localized } from './localized.ts';

/** What really plays: a demo clip. */
export const clips = pgTable('clips', {
  id: contentId(),
  slug: text().notNull().unique(),
  title: jsonb().$type<Localized>().notNull(),
  durationSeconds: numeric({ precision: 8, scale: 3, mode: 'number' }).notNull(),
  manifestUrl: text().notNull(),
  posterUrl: text().notNull(),
  trickplayUrl: text().notNull(),
  audioLanguages: text().array().notNull(),
  subtitleLanguages: text().array().notNull(),
  /** It answers only where its address is signed. Clips of what is not free are; free episodes have none of them. */
  isProtected: boolean().notNull().default(false),
  /** Parts that many skip, in the order in which they play. */
  segments: jsonb().$type<readonly Segment[]>().notNull().default([]),
  chapters: jsonb()
    .$type<readonly { readonly startSeconds: number; readonly title: Localized }[]>()
    .notNull()
    .default([]),
  updatedAt: updatedAt(),
});
