import type { ProgramTotals } from '@sahra/shared/schemas/library';
import { eq, sql } from 'drizzle-orm';
import { programs } from '../database/catalog-tables.ts';
import type { Database } from '../database/connect.ts';
import { programTotals } from '../database/library-tables.ts';

/** How often a program was viewed, and how many like it. */
export async function findProgramTotals(database: Database, id: number): Promise<ProgramTotals | undefined> {
  const [row] = await database
    .select({
      programId: programs.id,
      viewTotal: sql<number>`coalesce(${programTotals.viewTotal}, 0)`,
      likeTotal: sql<number>`coalesce(${programTotals.likeTotal}, 0)`,
    })
    .from(programs)
    .leftJoin(programTotals, eq(programTotals.programId, programs.id))
    .where(eq(programs.id, id));
  return row;
}
