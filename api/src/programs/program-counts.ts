import { sql } from 'drizzle-orm';
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

const genreCounts = sql`
  update ${genres} as kept set program_total = counted.total, face_program_id = counted.face
  from (
    select ${genres.id}, count(${programs.id})::int,
      (array_agg(${programs.id} order by ${programGenres.position}, ${programs.rating} desc, ${programs.id}) filter (where ${programs.id} is not null))[1]
    from ${genres}
      left join ${programGenres} on ${programGenres.genreId} = ${genres.id}
      left join ${programs} on ${programs.id} = ${programGenres.programId} and ${programs.isListed}
    group by ${genres.id}
  ) as counted (id, total, face)
  where kept.id = counted.id and (kept.program_total, kept.face_program_id) is distinct from (counted.total, counted.face)`;

const tagCounts = sql`
  update ${tags} as kept set program_total = counted.total
  from (
    select ${tags.id}, count(${programs.id})::int
    from ${tags}
      left join ${programTags} on ${programTags.tagId} = ${tags.id}
      left join ${programs} on ${programs.id} = ${programTags.programId} and ${programs.isListed}
    group by ${tags.id}
  ) as counted (id, total)
  where kept.id = counted.id and kept.program_total <> counted.total`;

const categoryCounts = sql`
  update ${categories} as kept set program_total = counted.total
  from (
    select ${categories.id}, count(${categoryPrograms.programId})::int
    from ${categories} left join ${categoryPrograms} on ${categoryPrograms.categoryId} = ${categories.id}
    group by ${categories.id}
  ) as counted (id, total)
  where kept.id = counted.id and kept.program_total <> counted.total`;

/** Makes what genres, tags and categories say of their programs true again. Who calls it has the lock of the contents. */
export async function recountPrograms(tx: Transaction): Promise<void> {
  for (const statement of [genreCounts, tagCounts, categoryCounts]) await tx.execute(statement);
}
