import swagger from '@fastify/swagger';
import { answerClientError } from '@sahra/shared/server/client-errors';
import { type Metrics, measureRequests } from '@sahra/shared/server/metrics';
import { logRequests, requestIdOf } from '@sahra/shared/server/request-log';
import { answerWholeRequests } from '@sahra/shared/server/whole-requests';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginAsyncZod,
} from 'fastify-type-provider-zod';
import { adminRoutes } from '../admin/admin-routes.ts';
import { billingAddressRoutes } from '../billing-addresses/billing-address-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { createAuth } from '../auth/create-auth.ts';
import { KnownDevices } from '../auth/known-device.ts';
import { passwordRoutes } from '../auth/password-routes.ts';
import { readSessions } from '../auth/session-guard.ts';
import { sessionRoutes } from '../auth/session-routes.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { collectionRoutes } from '../collection/collection-routes.ts';
import { contributionPhotoRoutes } from '../contributions/contribution-photo-routes.ts';
import { contributorRoutes } from '../contributions/contributor-routes.ts';
import { deviceRoutes } from '../devices/device-routes.ts';
import { answerError } from './http/error-answer.ts';
import { chooseLanguages } from './http/language-negotiation.ts';
import { checkOrigins } from './http/own-origin-check.ts';
import type { ReadContext } from './http/read-context.ts';
import { openapi } from './http/openapi.ts';
import { readJsonOnly } from './http/read-json.ts';
import { checkRequests } from './http/request-checks.ts';
import { answerUnknownRoutes } from './http/unknown-routes.ts';
import { reads } from './read-routes.ts';
import { shopRoutes } from './shop-routes.ts';
import { writesOfVisitors } from './visitor-writes.ts';
import { CallerHashes } from './limits/caller-hash.ts';
import { devMailRoutes } from '../mail/dev-mail-routes.ts';
import { wakeAfterWrites } from '../mail/wake-after-writes.ts';
import { accountRoutes } from '../members/account-routes.ts';
import { exportAndDeletionRoutes } from '../members/export-and-deletion-routes.ts';
import { historyRoutes } from '../history/history-routes.ts';
import { likeRoutes } from '../likes/like-routes.ts';
import { type DownloadFiles, downloadFiles } from '../downloads/download-files.ts';
import { downloadFileRoutes } from '../downloads/download-file-routes.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { pictureRoutes } from '../media/picture-routes.ts';
import type { PictureStore } from '../media/picture-store.ts';
import { sharePictureRoutes } from '../posts/share-picture-routes.ts';
import { playlistItemRoutes } from '../playlists/playlist-item-routes.ts';
import { gatedFilmRoutes } from '../playback/gated-film-routes.ts';
import { type GatedFilms, gatedFilms } from '../playback/gated-films.ts';
import { playbackRoutes } from '../playback/playback-routes.ts';
import { playlistRoutes } from '../playlists/playlist-routes.ts';
import { limitMembers } from '../profiles/limit-requests.ts';
import { profileRoutes } from '../profiles/profile-routes.ts';
import { ownHomeRoutes } from '../home/own-home-routes.ts';
import { progressRoutes } from '../progress/progress-routes.ts';
import { createLoadRecorder } from '../remote-loads/load-recorder.ts';
import { internalRemoteLoadRoutes, remoteLoadRoutes } from '../remote-loads/remote-load-routes.ts';
import { passkeyRoutes } from '../second-step/passkey-routes.ts';
import type { SiteSettings } from './settings.ts';
import { uploadFileRoutes } from '../uploads/upload-file-routes.ts';
import { UploadTurns } from '../uploads/upload-limits.ts';
import { uploadRoutes } from '../uploads/upload-routes.ts';
import type { UploadParts } from '../uploads/store-upload.ts';
import { editorsRoom } from '../posts/editing/editors-room.ts';
import { viewRoutes } from '../views/view-routes.ts';
import { watchlistRoutes } from '../watchlist/watchlist-routes.ts';
import { subscriptionRoutes } from '../subscriptions/subscription-routes.ts';

/** What an app is made of; each test makes its own. */
export interface AppParts {
  context: ReadContext;
  pictures: PictureStore;
  uploads: UploadParts;
  /** Films that are not free; by default those in the media store. */
  films?: GatedFilms | undefined;
  /** Files that are sold; by default those in the media store. */
  downloads?: DownloadFiles | undefined;
  logger: FastifyBaseLogger;
  site: SiteSettings;
  metrics?: Metrics | undefined;
  /** Called when something was written: there may be a mail to send. */
  wakeMailSender?: (() => void) | undefined;
}

/** Registration and sign-in, and what members have for themselves. */
const ofMembers =
  (
    parts: SignInParts,
    { context, site, uploads }: Pick<AppParts, 'context' | 'site' | 'uploads'>,
    keys: SigningKeys,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    chooseLanguages(app);
    readSessions(app, parts.auth, parts.database);
    limitMembers(app);
    await app.register(sessionRoutes(parts));
    await app.register(passwordRoutes(parts));
    await app.register(passkeyRoutes(parts, site));
    await app.register(profileRoutes(parts));
    await app.register(accountRoutes(parts));
    await app.register(deviceRoutes(parts));
    await app.register(exportAndDeletionRoutes(parts));
    await app.register(adminRoutes(parts.database, keys));
    await app.register(billingAddressRoutes(parts.database));
    await app.register(editorsRoom(context, site, keys));
    await app.register(shopRoutes({ ...parts, context, site, keys }));
    await app.register(contributorRoutes(parts.database, parts.callers, keys, site));
    const turns = new UploadTurns();
    await app.register(contributionPhotoRoutes(uploads, turns, parts.callers, site));
    await app.register(uploadRoutes(uploads, turns));
    await app.register(playbackRoutes(parts.database, keys));
    await app.register(ownHomeRoutes(context));
    await app.register(watchlistRoutes(context));
    await app.register(likeRoutes(context));
    await app.register(historyRoutes(context));
    await app.register(playlistRoutes(context, parts.callers));
    await app.register(viewRoutes(parts.database, parts.callers));
    for (const routes of [progressRoutes, collectionRoutes, playlistItemRoutes])
      await app.register(routes(parts.database));
    await app.register(subscriptionRoutes(parts.database, site));
  };

/** Makes the api. It listens to nothing yet. */
export async function createApp({
  context,
  pictures,
  uploads,
  films = gatedFilms(uploads.store, undefined),
  downloads = downloadFiles(uploads.store, undefined),
  logger,
  site,
  metrics,
  wakeMailSender,
}: AppParts): Promise<FastifyInstance> {
  const callers = new CallerHashes(context.database);
  const keys = new SigningKeys(context.database);
  const recordLoads = createLoadRecorder(context.database, metrics);
  const devices = new KnownDevices(context.database, site.publicUrl);
  const auth = await createAuth({ database: context.database, publicUrl: site.publicUrl, logger });
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerError,
    http: { maxHeaderSize: 32 * 1024, headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    // What comes on a connection that is open is answered while this process ends.
    return503OnClosing: false,
    // The gateway says who called, from this machine or from the private network; nobody else is believed.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  answerWholeRequests(app);
  logRequests(app);
  if (metrics) measureRequests(app, metrics);
  if (wakeMailSender) wakeAfterWrites(app, wakeMailSender);
  checkRequests(app);
  checkOrigins(app, site.publicUrl);
  readJsonOnly(app);
  answerUnknownRoutes(app);
  await app.register(swagger, { openapi, transform: jsonSchemaTransform });
  await app.register(
    async (api) => {
      await api.register(healthRoutes(context.database));
      await api.register(reads(context, site.publicUrl, keys));
      await api.register(writesOfVisitors(context.database, callers, keys, site.publicUrl));
      await api.register(
        ofMembers({ auth, database: context.database, callers, devices }, { context, site, uploads }, keys),
      );
      await api.register(remoteLoadRoutes(context.database, callers, keys, recordLoads));
      api.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
    },
    { prefix: '/api' },
  );
  await app.register(internalRemoteLoadRoutes(context.database, keys, recordLoads));
  await app.register(devMailRoutes(context.database, site));
  await app.register(pictureRoutes(pictures, context.pictureRevision));
  await app.register(sharePictureRoutes({ context, pictures, store: uploads.store }));
  await app.register(uploadFileRoutes(uploads.store));
  await app.register(gatedFilmRoutes({ auth, database: context.database, keys, films }));
  await app.register(downloadFileRoutes({ auth, database: context.database, keys, files: downloads, site }));
  return app;
}
