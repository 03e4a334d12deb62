import type { Logger } from 'pino';
import { type Connection, connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { openDatabaseUrl } from '../database/postgres/open-database-url.ts';
import { findRunningPostgres } from '../database/postgres/running-postgres.ts';
import type { ProcessLife } from './process-life.ts';
import type { Settings } from './settings.ts';

/** The site's database, whether the site runs or not: the one of DATABASE_URL, that of the running site, or the one in the data folder, which is started. */
export async function openSiteDatabase(settings: Settings, logger: Logger, life: ProcessLife): Promise<Connection> {
  const databaseUrl = settings.databaseUrl ?? (await findRunningPostgres(settings.dataFolder, life.signal));
  const connection = connectDatabase(await openDatabaseUrl({ ...settings, databaseUrl }, logger, life), logger);
  life.opened(() => connection.close());
  await migrateDatabase(connection.pool);
  return connection;
}
