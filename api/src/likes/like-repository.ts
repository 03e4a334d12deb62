import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { holdMember } from '../auth/hold-member.ts';
import { programs } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { programLikes, programTotals } from '../database/library-tables.ts';
import { isOf, ownerOf, type Viewer } from '../profiles/viewer.ts';
import { listOwnPrograms } from '../programs/own-programs.ts';
import type { PageQuery } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** A page of the programs that a viewer likes, the latest first. */
export const listLikes = (context: ReadContext, viewer: Viewer, query: PageQuery, language: LanguageCode) => {
  const { memberId, profileId, programId, likedAt } = programLikes;
  return listOwnPrograms(context, { memberId, profileId, programId, at: likedAt }, viewer, query, language);
};

export const isLiked = async (database: Database, viewer: Viewer, programId: number): Promise<boolean> =>
  (await database.$count(programLikes, and(isOf(programLikes, viewer), eq(programLikes.programId, programId)))) > 0;

/** Adds likes of a viewer, and counts those that are new; `rows` are programs with the moment. Returns how many are. */
export async function addLikes(tx: Transaction, viewer: Viewer, rows: SQL): Promise<number> {
  const { column, table, is } = ownerOf(viewer);
  const { rowCount } = await tx.execute(sql`
    with added as (
      insert into ${programLikes} (${column}, program_id, liked_at)
      select ${table.id}, liked.program_id, liked.liked_at from (${rows}) as liked (program_id, liked_at) join ${table} on ${is}
      on conflict do nothing returning program_id
    )
    insert into ${programTotals} as t (program_id, like_total) select program_id, 1 from added order by program_id
    on conflict (program_id) do update set like_total = t.like_total + 1`);
  return rowCount ?? 0;
}

/** Likes a program; once more changes nothing. */
export const likeProgram = (database: Database, viewer: Viewer, programId: number): Promise<void> =>
  database.transaction(async (tx) => {
    await holdMember(tx, viewer.memberId);
    await addLikes(tx, viewer, sql`select ${programs.id}, now() from ${programs} where ${programs.id} = ${programId}`);
  });

/** Takes likes back, and counts them off. */
const takeBack = (database: Database | Transaction, which: SQL | undefined) =>
  database.execute(sql`
    with gone as (delete from ${programLikes} where ${which} returning program_id)
    update ${programTotals} set like_total = like_total - 1 where program_id in (select program_id from gone)`);

export async function unlikeProgram(database: Database, viewer: Viewer, programId: number): Promise<void> {
  await takeBack(database, and(isOf(programLikes, viewer), eq(programLikes.programId, programId)));
}

/** What becomes of likes when profiles go, with their account or by themselves: they count no longer. */
export async function leaveLikes(tx: Transaction, viewers: readonly Viewer[]): Promise<void> {
  const areOwn = or(...viewers.map((viewer) => isOf(programLikes, viewer)));
  const own = sql`select ${programLikes.programId} from ${programLikes} where ${areOwn}`;
  // In the order in which others lock them too.
  await tx.execute(sql`select from ${programTotals} where program_id in (${own}) order by program_id for update`);
  for (const viewer of viewers) await takeBack(tx, isOf(programLikes, viewer));
}
