import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { connectDatabase } from './database/connect.ts';
import { migrateDatabase } from './database/migrate.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { lockDataFolder } from './postgres/data-lock.ts';
import type { ProcessLife } from './process-life.ts';
import { applySeed, readRevision } from './seed/apply-seed.ts';
import { readDemo } from './seed/demo-files.ts';
import type { Settings } from './settings.ts';

/** Requests that run when the process is told to end get this long. */
const finishWithinMs = 7_000;

async function openDatabaseUrl(settings: Settings, logger: Logger, life: ProcessLife): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const unlock = lockDataFolder(settings.dataFolder);
  await life.opened(unlock);
  const postgres = await startEmbeddedPostgres(settings.dataFolder, logger.child({ part: 'postgres' }));
  await life.opened(() => postgres.stop());
  postgres.onLoss(() => {
    logger.fatal('PostgreSQL ended unexpectedly');
    void life.end('PostgreSQL is gone', 1);
  });
  return postgres.url;
}

/** Starts everything in order and returns the port; what was opened is closed when the process ends. */
export async function startApi(settings: Settings, logger: Logger, life: ProcessLife): Promise<number> {
  const connection = connectDatabase(await openDatabaseUrl(settings, logger, life), logger);
  await life.opened(() => connection.close());
  await migrateDatabase(connection.pool);
  if (settings.seed === 'demo' && (await applySeed(connection.database, readDemo()))) logger.info('The demo catalog was written');
  const revision = await readRevision(connection.database);

  const metrics = settings.metricsPort === undefined ? undefined : createMetrics();
  if (metrics && settings.metricsPort !== undefined) {
    const server = await serveMetrics(metrics, settings.host, settings.metricsPort);
    await life.opened(() => void server.close());
  }
  const context = { database: connection.database, artRoot: `/media/art/${revision.slice(0, 8)}` };
  const app = await createApp({ context, logger, metrics });
  await life.opened(async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    await app.close();
    clearTimeout(impatience);
  });
  await app.listen({ host: settings.host, port: settings.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  logger.info({ port }, 'Listening');
  return port;
}
