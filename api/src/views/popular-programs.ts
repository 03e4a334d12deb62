import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { programs } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { viewMarks } from '../database/library-tables.ts';
import { type Job, once } from '../jobs/job.ts';
import { dayMs } from '../server/limits/rate-limit.ts';

/** What a viewer of a day counts, so that a part of it is still a whole number. */
const VIEWER = 100;
/** What is left of a program's popularity after a day: about half after five. */
const KEPT = 7 / 8;

/** Makes programs as popular as the viewers of the day before `now`, and what is left of earlier days, say. Once a day. */
export async function rankPopular(tx: Transaction, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  await tx.execute(sql`
    update ${programs} set popularity = floor(${programs.popularity} * ${KEPT}::real) + ${VIEWER}::int * coalesce(viewed.viewers, 0)
    from ${programs} as known left join (
      select thing_id, count(*)::int as viewers from ${viewMarks} where day = ${yesterday} and kind = 'program' group by thing_id
    ) as viewed on viewed.thing_id = known.id
    where known.id = ${programs.id} and (known.popularity > 0 or viewed.viewers > 0)`);
}

/** Every night, while the day before is still known. */
export const popularPrograms: Job = {
  name: 'popular-programs',
  data: z.object({}),
  schedule: { cron: '20 0 * * *', slotSeconds: 86_400 },
  run: once((tx) => rankPopular(tx, new Date())),
};
