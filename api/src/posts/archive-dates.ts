import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { posts } from '../database/blog-tables.ts';

/** The first day of a year, a month or a day, and the first one after it. */
export function daysOf(date: string): readonly [from: string, to: string] {
  const [year = 1970, month, day] = date.split('-').map(Number);
  const first = [year, (month ?? 1) - 1, day ?? 1] as const;
  const after =
    month === undefined
      ? ([year + 1, 0, 1] as const)
      : day === undefined
        ? ([year, month, 1] as const)
        : ([year, month - 1, day + 1] as const);
  const isoDay = (of: readonly [number, number, number]) => new Date(Date.UTC(...of)).toISOString().slice(0, 10);
  return [isoDay(first), isoDay(after)];
}

/** When a day begins in Cairo. */
const beginOf = (day: string): SQL => sql`(${day}::timestamp at time zone 'Africa/Cairo')`;

/** On which day it was in Cairo. */
export const dayOf = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'Africa/Cairo', 'YYYY-MM-DD')`;

/** Whether a post was published in that year, in that month or on that day in Cairo. */
export function isOfDate(date: string): SQL {
  const [from, to] = daysOf(date);
  return sql`${posts.publishedAt} >= ${beginOf(from)} and ${posts.publishedAt} < ${beginOf(to)}`;
}
