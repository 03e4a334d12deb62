import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { watchlistEntries } from '../database/account-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listCards } from '../programs/program-cards.ts';

const entry = (memberId: string, programId: number) =>
  and(eq(watchlistEntries.memberId, memberId), eq(watchlistEntries.programId, programId));

/** A page of what a member wants to watch, what was added last first. */
export async function listWatchlist(
  context: ReadContext,
  memberId: string,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard>> {
  const { limit, offset } = limitOf(query);
  const own = eq(watchlistEntries.memberId, memberId);
  const [rows, [counted]] = await Promise.all([
    context.database
      .select({ id: watchlistEntries.programId })
      .from(watchlistEntries)
      .where(own)
      .orderBy(desc(watchlistEntries.addedAt), asc(watchlistEntries.programId))
      .limit(limit)
      .offset(offset),
    context.database.select({ total: count() }).from(watchlistEntries).where(own),
  ]);
  return toPage(
    await listCards(
      context,
      rows.map(({ id }) => id),
      language,
    ),
    counted?.total ?? 0,
    query,
  );
}

export async function isInWatchlist(database: Database, memberId: string, programId: number): Promise<boolean> {
  const rows = await database
    .select({ one: sql`1` })
    .from(watchlistEntries)
    .where(entry(memberId, programId));
  return rows.length > 0;
}

/** Adds a program, once however often it is added; false where there is no such program. */
export async function addToWatchlist(database: Database, memberId: string, programId: number): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into ${watchlistEntries} as own (member_id, program_id)
    select ${memberId}, id from ${programs} where id = ${programId}
    on conflict (member_id, program_id) do update set added_at = own.added_at`);
  return rowCount === 1;
}

export async function removeFromWatchlist(database: Database, memberId: string, programId: number): Promise<void> {
  await database.delete(watchlistEntries).where(entry(memberId, programId));
}
