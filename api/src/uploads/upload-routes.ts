import multipart from '@fastify/multipart';
import { uploadUses } from '@sahra/shared/form-rules/upload-rules';
import { errorSchema } from '@sahra/shared/schemas/common';
import { uploadQuerySchema, uploadSchema } from '@sahra/shared/schemas/media';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { toPicture } from './media-repository.ts';
import { receiveUpload } from './receive-upload.ts';
import { storeUpload, type UploadParts } from './store-upload.ts';

const uploadsOfMember: RateLimit = { burst: 30, refillMs: hourMs / 60 };
/** So many uploads at once: each has a file that is open, and waits for its turn to be decoded. */
const MAX_UNDER_WAY = 100;

const schema = {
  summary: 'Upload a picture',
  description: [
    'A form (`multipart/form-data`) with the picture as `file`, and perhaps `alternative` (what is to be seen),',
    '`crop` (`left,top,width,height`) and `focus` (`x,y`), both as fractions of the picture.',
    'JPEG, PNG, WebP, GIF and AVIF are taken; of what moves the first picture. Nothing of its metadata is kept.',
    '400 `picture_missing`, `picture_format_unknown`, `picture_broken`, `picture_too_many_pixels`, `picture_too_small`;',
    '409 `picture_quota`; 413 `picture_too_large`. What nothing refers to is removed after a day.',
  ].join(' '),
  consumes: ['multipart/form-data'],
  querystring: uploadQuerySchema,
  response: { 201: uploadSchema, '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') },
};

/** What members upload. */
export const uploadRoutes =
  (parts: UploadParts): FastifyPluginAsyncZod =>
  async (app) => {
    let underWay = 0;
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post('/media', { preHandler: requirePermission('keep-account'), schema }, async (request, reply) => {
      const { use } = request.query;
      const { id: ownerId } = memberOf(request);
      await parts.database.transaction((tx) => enforceRateLimit(tx, `uploads of ${ownerId}`, uploadsOfMember));
      if (underWay >= MAX_UNDER_WAY)
        throw new ApiFailure(
          503,
          { code: 'unavailable', message: 'Many pictures are being uploaded; try again in a moment' },
          5,
        );
      underWay += 1;
      try {
        const row = await receiveUpload(request, parts.folder, uploadUses[use].maxBytes, (upload) =>
          storeUpload(parts, { ownerId, use }, upload),
        );
        return reply.status(201).send({ id: row.id, picture: toPicture(row) });
      } finally {
        underWay -= 1;
      }
    });
  };
