import { type ProgramKind, programKinds } from '@sahra/shared/schemas/catalog';
import { sql } from 'drizzle-orm';
import { recountLists } from '../contents/list-totals.ts';
import {
  categories,
  categoryPrograms,
  genres,
  programGenres,
  programs,
  programTags,
  tags,
} from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { markEpisodes } from '../sitemap/sitemap-marks.ts';

/** Films and series: what lists have that nobody asked for a kind. */
const isShown = sql`${programs.kind} <> 'video'`;
const ofKind = (kind: ProgramKind) =>
  sql`${kind}::text, count(${programs.id}) filter (where ${programs.kind} = ${kind})`;
const totals = sql`count(${programs.id}) filter (where ${isShown})::int, jsonb_build_object(${sql.join(programKinds.map(ofKind), sql`, `)})`;

const genreCounts = sql`
  update ${genres} as kept set program_total = counted.total, kind_totals = counted.kinds, face_program_id = counted.face
  from (
    select ${genres.id}, ${totals},
      (array_agg(${programs.id} order by ${programGenres.position}, ${programs.rating} desc, ${programs.id}) filter (where ${isShown}))[1]
    from ${genres}
      left join ${programGenres} on ${programGenres.genreId} = ${genres.id}
      left join ${programs} on ${programs.id} = ${programGenres.programId} and ${programs.isListed}
    group by ${genres.id}
  ) as counted (id, total, kinds, face)
  where kept.id = counted.id and (kept.program_total, kept.kind_totals, kept.face_program_id) is distinct from (counted.total, counted.kinds, counted.face)`;

const tagCounts = sql`
  update ${tags} as kept set program_total = counted.total, kind_totals = counted.kinds
  from (
    select ${tags.id}, ${totals}
    from ${tags}
      left join ${programTags} on ${programTags.tagId} = ${tags.id}
      left join ${programs} on ${programs.id} = ${programTags.programId} and ${programs.isListed}
    group by ${tags.id}
  ) as counted (id, total, kinds)
  where kept.id = counted.id and (kept.program_total, kept.kind_totals) is distinct from (counted.total, counted.kinds)`;

const categoryCounts = sql`
  update ${categories} as kept set program_total = counted.total
  from (
    select ${categories.id}, count(${categoryPrograms.programId})::int
    from ${categories} left join ${categoryPrograms} on ${categoryPrograms.categoryId} = ${categories.id}
    group by ${categories.id}
  ) as counted (id, total)
  where kept.id = counted.id and kept.program_total <> counted.total`;

/** Makes what lists, genres, tags, categories and the site map keep of their programs true again. Who calls it has the lock of the contents. */
export async function recountPrograms(tx: Transaction): Promise<void> {
  for (const statement of [genreCounts, tagCounts, categoryCounts]) await tx.execute(statement);
  for (const noun of ['programs', 'episodes'] as const) await recountLists(tx, noun);
  await markEpisodes(tx);
}
