import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { installJobs } from '../jobs/job-queue.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { StartError } from '@sahra/shared/server/settings';
import { installLimitedViews } from '../profiles/limited-database.ts';
import { packageFolder } from '../server/package-folder.ts';

/** Any number will do, as long as every process of ours takes the same. */
const MIGRATION_LOCK = 7_251_001;

/** Brings the tables up to date. Of several processes that start together, one migrates and the others wait. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new StartError(
      `The database does not answer (${error instanceof Error ? error.message || error.name : String(error)}). Is DATABASE_URL right?`,
    );
  });
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: join(packageFolder, 'migrations') });
    await installLimitedViews(client);
    await installJobs(client, allJobs);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await client.query('reset statement_timeout');
    const { rows } = await client.query<{ trigrams: string[] }>("select show_trgm('مدرسة') as trigrams");
    if (!rows[0]?.trigrams.length) {
      throw new StartError(
        'The database does not know Arabic letters, so search would miss them: create it with LC_CTYPE C.UTF-8 (or any UTF-8 locale).',
      );
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}
