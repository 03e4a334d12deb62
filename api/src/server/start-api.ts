import { existsSync } from 'node:fs';
import { closeGracefully } from '@sahra/shared/server/graceful-close';
import { initialLanguage } from '@sahra/shared/i18n/languages';
import type { Logger } from 'pino';
import { StartError } from '@sahra/shared/server/settings';
import { type AppParts, createApp } from './app.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { findHome } from '../home/home-repository.ts';
import { createMetrics, type Metrics, serveMetrics } from '@sahra/shared/server/metrics';
import { openMailSender } from '../mail/open-mail-sender.ts';
import type { ReadContext } from './http/read-context.ts';
import { downloadFiles } from '../downloads/download-files.ts';
import { demoInUse, openPictures } from '../media/open-pictures.ts';
import type { PictureStore } from '../media/picture-store.ts';
import { homePictures, warmUp } from '../media/warm-up.ts';
import { gatedFilms } from '../playback/gated-films.ts';
import { offerPlans } from '../plans/offer-plans.ts';
import { offerShipping } from '../shipping/offer-shipping.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { openDatabaseUrl } from '../database/postgres/open-database-url.ts';
import type { ProcessLife } from './process-life.ts';
import { applySeed, readRevision } from '../seed/apply-seed.ts';
import { reindexContents } from '../search/reindex.ts';
import { seedDemoMembers } from '../seed/demo-members.ts';
import { loadDemo } from '../seed/demo-module.ts';
import type { Settings } from './settings.ts';

/** Requests that run when the process is told to end get this long. */
const finishWithinMs = 5_000;

async function seedDemo({ demoModule }: Settings, database: Database, logger: Logger): Promise<void> {
  const { readContents } = await loadDemo(demoModule);
  const contents = readContents();
  if (await applySeed(database, contents)) logger.info('The demo catalog was written');
  await seedDemoMembers(database, contents.members, new Date());
}

/** What is for some only: films, and files that are sold. */
async function openFiles(settings: Settings, catalogRevision: string, store: MediaStore) {
  const module = demoInUse(settings, catalogRevision);
  const demo = module ? await loadDemo(module) : undefined;
  return { films: gatedFilms(store, demo?.gatedFolder), downloads: downloadFiles(store, demo?.downloadFolder) };
}

async function openMetrics({ metricsPort, host }: Settings, life: ProcessLife): Promise<Metrics | undefined> {
  if (metricsPort === undefined) return undefined;
  const metrics = createMetrics();
  const server = await serveMetrics(metrics.registry, host, metricsPort);
  life.opened(() => server.close());
  return metrics;
}

async function openApp({ host, port }: Settings, parts: AppParts, life: ProcessLife): Promise<number> {
  const app = await createApp(parts);
  closeGracefully(app, finishWithinMs);
  life.opened(() => app.close());
  await app.listen({ host, port });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Starts everything in order and returns the port; what was opened is closed when the process ends. */
export async function startApi(settings: Settings, logger: Logger, life: ProcessLife): Promise<number> {
  if (settings.seed === 'demo' && !existsSync(settings.demoModule))
    throw new StartError(
      `SEED=demo fills the site from ${settings.demoModule}, which is not there. Build it, name another file in DEMO_MODULE, or set SEED=none.`,
    );
  const connection = connectDatabase(await openDatabaseUrl(settings, logger, life), logger);
  life.opened(() => connection.close());
  await migrateDatabase(connection.pool);
  await offerPlans(connection.database);
  await offerShipping(connection.database);
  await reindexContents(connection.database);
  if (settings.seed === 'demo') await seedDemo(settings, connection.database, logger);

  const catalogRevision = await readRevision(connection.database);
  const { pictures, uploads, revision } = await openPictures(settings, connection, catalogRevision, logger, life);
  const context = { database: connection.database, pictureRevision: revision };
  const metrics = await openMetrics(settings, life);
  const mailSender = openMailSender(settings, connection.database, logger, metrics);
  if (mailSender) life.opened(() => mailSender.stop());
  const parts = {
    context,
    pictures,
    uploads,
    ...(await openFiles(settings, catalogRevision, uploads.store)),
    logger,
    site: settings.site,
    metrics,
    wakeMailSender: mailSender && (() => mailSender.wake()),
  };
  const port = await openApp(settings, parts, life);
  logger.info({ port }, 'Listening');
  if (settings.warmsUp) await startWarmUp(context, pictures, logger, life);
  return port;
}

async function startWarmUp(
  context: ReadContext,
  pictures: PictureStore,
  logger: Logger,
  life: ProcessLife,
): Promise<void> {
  const stop = new AbortController();
  life.opened(() => stop.abort());
  const home = await findHome(context, initialLanguage);
  void warmUp(pictures, homePictures(home), logger, stop.signal);
}
