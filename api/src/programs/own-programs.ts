import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { asc, desc } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOf, type Viewer } from '../profiles/viewer.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listCards } from './program-cards.ts';

/** Where it is kept which programs a viewer collected, and when. */
interface Collected {
  memberId: PgColumn;
  profileId: PgColumn;
  programId: PgColumn;
  at: PgColumn;
}

/** A page of the programs that a viewer collected, the latest first. */
export async function listOwnPrograms(
  context: ReadContext,
  { programId, at, ...owner }: Collected,
  viewer: Viewer,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard>> {
  const { limit, offset } = limitOf(query);
  const { table } = programId;
  const isOwn = isOf(owner, viewer);
  const [rows, total] = await Promise.all([
    context.database
      .select({ id: programId })
      .from(table)
      .where(isOwn)
      .orderBy(desc(at), asc(programId))
      .limit(limit)
      .offset(offset),
    context.database.$count(table, isOwn),
  ]);
  const ids = rows.map(({ id }) => Number(id));
  return toPage(await listCards(context, ids, language), total, query);
}
