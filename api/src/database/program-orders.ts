import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import { sortKeyIndexes } from './sort-keys.ts';

type Column = 'position' | 'publishedAt' | 'popularity' | 'rating' | 'year' | 'id' | 'title' | 'isListed';
type Narrowing = 'kind' | 'durationMinutes' | 'access' | 'maturity' | 'languages';

/** One index for each order of listed programs. All but those of titles have everything by which lists are narrowed, and need no rows. */
export function orderIndexes(programs: Readonly<Record<Column | Narrowing, ExtraConfigColumn>>) {
  const { position, publishedAt, popularity, rating, year, id, title, isListed } = programs;
  const { kind, durationMinutes, access, maturity, languages } = programs;
  const narrowing = [kind, durationMinutes, access, maturity, languages] as const;
  const falls = (column: ExtraConfigColumn) => column.desc().nullsFirst();
  return [
    index('programs_by_position_index').on(position, id, year, ...narrowing),
    index('programs_newest_index').on(falls(publishedAt), id, year, ...narrowing),
    index('programs_popular_index').on(falls(popularity), falls(rating), id, year, ...narrowing),
    index('programs_by_rating_index').on(falls(rating), id, year, ...narrowing),
    index('programs_by_year_index').on(falls(year), id, ...narrowing),
    ...sortKeyIndexes('programs_by_title', title, id),
  ].map((order) => order.where(sql`${isListed}`));
}
