import multipart from '@fastify/multipart';
import { uploadUses } from '@sahra/shared/form-rules/upload-rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SiteSettings } from '../server/settings.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';
import { storeUpload, type UploadParts } from '../uploads/store-upload.ts';
import type { UploadTurns } from '../uploads/upload-limits.ts';
import { addPhoto, ownerOfPhoto, removePhoto } from './change-photos.ts';
import { contributorSchemas } from './contributor-schemas.ts';
import { GuestCookies } from './guest-cookie.ts';

/** The photos that authors, members and guests, add to their reviews of products. */
export const contributionPhotoRoutes =
  (
    uploads: UploadParts,
    turns: UploadTurns,
    callers: CallerHashes,
    { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { database, folder } = uploads;
    const cookies = new GuestCookies(database, publicUrl);
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post(
      '/contributions/:contributionId/photos',
      { schema: contributorSchemas.addPhoto },
      async (request, reply) => {
        const { contributionId: id } = request.params;
        const caller = cookies.callerOf(request);
        const callerHash = await callers.ofAddress(request.ip);
        const ownerId = await ownerOfPhoto(database, { caller, id, callerHash, now: new Date() });
        const stored = await turns.take(() =>
          receiveUpload(request, folder, uploadUses.review.maxBytes, (upload) =>
            storeUpload(uploads, { ownerId, use: 'review' }, upload),
          ),
        );
        return reply.status(201).send(await addPhoto(database, caller, id, stored, new Date()));
      },
    );
    app.delete(
      '/contributions/:contributionId/photos/:photoId',
      { schema: contributorSchemas.removePhoto },
      (request) => removePhoto(database, cookies.callerOf(request), request.params, new Date()),
    );
  };
