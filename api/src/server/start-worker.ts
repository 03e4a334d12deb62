import { StartError } from '@sahra/shared/server/settings';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { measureJobs } from '../jobs/job-metrics.ts';
import { JobWorker } from '../jobs/job-worker.ts';
import { openMediaStore } from '../media-store/open-media-store.ts';
import { serveMetrics } from '@sahra/shared/server/metrics';
import type { ProcessLife } from './process-life.ts';
import type { Settings } from './settings.ts';

/** Starts to do `jobs`; returns the port of the measurements, which also tell that it is well. */
export async function startWorker(
  { databaseUrl, host, port, s3, dataFolder, site, webSubHub }: Settings,
  logger: Logger,
  life: ProcessLife,
  jobs = allJobs,
): Promise<number> {
  if (databaseUrl === undefined)
    throw new StartError('The worker needs the database of an api that runs: set DATABASE_URL.');
  const { database, pool, close } = connectDatabase(databaseUrl, logger);
  life.opened(close);
  await migrateDatabase(pool);
  const worker = new JobWorker({
    ...{ databaseUrl, database, media: await openMediaStore(s3, dataFolder), logger },
    site: { publicUrl: site.publicUrl, webSubHub },
  });
  life.opened(() => worker.stop());
  await worker.start(jobs);
  const registry = new Registry();
  measureJobs(registry, worker);
  const server = await serveMetrics(registry, host, port);
  life.opened(() => server.close());
  logger.info('Working');
  return server.port;
}
