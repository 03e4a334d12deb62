import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, eq, sql } from 'drizzle-orm';
import { watchlistEntries } from '../database/library-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import type { PageQuery } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { isOf, ownerOf, type Viewer } from '../profiles/viewer.ts';
import { listOwnPrograms } from '../programs/own-programs.ts';

const entry = (viewer: Viewer, programId: number) =>
  and(isOf(watchlistEntries, viewer), eq(watchlistEntries.programId, programId));

/** A page of what a viewer wants to watch, what was added last first. */
export const listWatchlist = (context: ReadContext, viewer: Viewer, query: PageQuery, language: LanguageCode) => {
  const { memberId, profileId, programId, addedAt } = watchlistEntries;
  return listOwnPrograms(context, { memberId, profileId, programId, at: addedAt }, viewer, query, language);
};

export async function isInWatchlist(database: Database, viewer: Viewer, programId: number): Promise<boolean> {
  const rows = await database
    .select({ one: sql`1` })
    .from(watchlistEntries)
    .where(entry(viewer, programId));
  return rows.length > 0;
}

/** Adds a program, once however often it is added; false where there is no such program. */
export async function addToWatchlist(database: Database, viewer: Viewer, programId: number): Promise<boolean> {
  const { column, which, table, is } = ownerOf(viewer);
  const { rowCount } = await database.execute(sql`
    insert into ${watchlistEntries} as own (${column}, program_id)
    select ${table.id}, ${programs.id} from ${programs} join ${table} on ${is} where ${programs.id} = ${programId}
    on conflict (${column}, program_id) ${which} do update set added_at = own.added_at`);
  return rowCount === 1;
}

export async function removeFromWatchlist(database: Database, viewer: Viewer, programId: number): Promise<void> {
  await database.delete(watchlistEntries).where(entry(viewer, programId));
}
