import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How long lists are, so that no page of one counts it: `programs`, and of parts `programs/movie`. Counted anew when contents are written. */
export const listTotals = pgTable('list_totals', { list: text().primaryKey(), total: integer().notNull() });

/**
 * At which program episodes of the site map are, from each few hundredth on: a page of them begins to count there, and not with the first.
 * `place` is the number of episodes before the program.
 */
export const sitemapMarks = pgTable('sitemap_marks', { place: integer().primaryKey(), programId: integer().notNull() });
