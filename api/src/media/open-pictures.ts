import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Connection } from '../database/connect.ts';
import { openMediaStore } from '../media-store/open-media-store.ts';
import type { ProcessLife } from '../server/process-life.ts';
import type { Settings } from '../server/settings.ts';
import { openUploadFolder } from '../uploads/nameless-file.ts';
import type { UploadParts } from '../uploads/store-upload.ts';
import { createPicturePool } from './picture-pool.ts';
import { ART, deleteOldPictures, pictureRevision } from './picture-revision.ts';
import { PictureStore } from './picture-store.ts';
import { SharedLocks } from './shared-locks.ts';

/** Where there is no demo nothing is drawn; a database that it filled once keeps its pictures as long as the module is there. */
export const demoInUse = ({ seed, demoModule }: Settings, catalogRevision: string): string | undefined =>
  seed === 'demo' || (catalogRevision !== '' && existsSync(demoModule)) ? demoModule : undefined;

/** The pictures that are drawn and those that are uploaded: one store, and the same threads. */
export async function openPictures(
  settings: Settings,
  { database, pool }: Connection,
  catalogRevision: string,
  logger: Logger,
  life: ProcessLife,
): Promise<{ pictures: PictureStore; uploads: UploadParts; revision: string }> {
  const module = demoInUse(settings, catalogRevision);
  const encoder = createPicturePool({ threads: settings.artworkThreads, module });
  life.opened(() => encoder.close());
  const store = await openMediaStore(settings.s3, settings.dataFolder);
  const folder = await openUploadFolder(settings.dataFolder);
  const revision = pictureRevision(catalogRevision, module);
  // However many there are, nobody waits for it.
  deleteOldPictures(store, revision).catch((error: unknown) => {
    if (!life.signal.aborted) logger.warn({ err: error }, 'Pictures of earlier states could not be removed');
  });
  const locks = new SharedLocks(pool, logger);
  const pictures = new PictureStore({ store, prefix: `${ART}${revision}/`, artist: encoder, locks, logger });
  return { pictures, uploads: { database, store, folder, encoder }, revision };
}
