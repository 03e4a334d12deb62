import type { ProgramKind } from '@sahra/shared/schemas/catalog';
import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** The database gives the next number. A version of the api from before it did so writes numbers itself, and still may. */
export const contentId = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** When what the row says last changed; its place in lists is not part of that. */
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** How many films, series and videos; kept as `programTotal` is, which has no videos in it. */
export const kindTotals = () => jsonb().$type<Readonly<Partial<Record<ProgramKind, number>>>>().notNull().default({});
