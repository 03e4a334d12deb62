import type { Logger } from 'pino';
import type { ProcessLife } from '../../server/process-life.ts';
import type { Settings } from '../../server/settings.ts';
import { lockDataFolder } from './data-lock.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Address of the database: the one of the settings, or a PostgreSQL of this process' own in the data folder. */
export async function openDatabaseUrl(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'postgresPort'>,
  logger: Logger,
  life: ProcessLife,
): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const unlock = lockDataFolder(settings.dataFolder);
  life.opened(unlock);
  const postgres = await startEmbeddedPostgres(
    settings.dataFolder,
    logger.child({ part: 'postgres' }),
    life.signal,
    settings.postgresPort,
  );
  life.opened(() => postgres.stop());
  postgres.onLoss(() => {
    logger.fatal('PostgreSQL ended unexpectedly');
    void life.end('PostgreSQL is gone', 1);
  });
  return postgres.url;
}
