import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The words of a column, as an index holds them: a search finds them by that index where it asks for exactly this. */
export const wordsIn = (column: AnyPgColumn): SQL => sql`to_tsvector('simple', ${column})`;
