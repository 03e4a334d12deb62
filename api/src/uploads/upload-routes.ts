import { can } from '@sahra/shared/session/permissions';
import multipart from '@fastify/multipart';
import { uploadUses } from '@sahra/shared/form-rules/upload-rules';
import { errorSchema } from '@sahra/shared/schemas/common';
import { uploadQuerySchema, uploadSchema } from '@sahra/shared/schemas/media';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notAllowed } from '../auth/auth-failure.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import { enforceRateLimit } from '../server/limits/rate-limit.ts';
import { toPicture } from './media-repository.ts';
import { receiveUpload } from './receive-upload.ts';
import { storeUpload, type UploadParts } from './store-upload.ts';
import { uploadsOfPerson, type UploadTurns } from './upload-limits.ts';

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
  (parts: UploadParts, turns: UploadTurns): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post('/media', { preHandler: requirePermission('keep-account'), schema }, async (request, reply) => {
      const { use } = request.query;
      const { id: ownerId, role } = memberOf(request);
      if (use === 'post' && !can(role, 'write-posts')) throw notAllowed();
      await parts.database.transaction((tx) => enforceRateLimit(tx, `uploads of ${ownerId}`, uploadsOfPerson));
      const row = await turns.take(() =>
        receiveUpload(request, parts.folder, uploadUses[use].maxBytes, (upload) =>
          storeUpload(parts, { ownerId, use }, upload),
        ),
      );
      return reply.status(201).send({ id: row.id, picture: toPicture(row) });
    });
  };
