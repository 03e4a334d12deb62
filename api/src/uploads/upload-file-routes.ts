import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { MediaStore } from '../media-store/media-store.ts';
import { sendFile } from '../media-store/send-file.ts';
import { found } from '../server/http/api-failure.ts';
import { UPLOADS } from './upload-files.ts';

const fileParams = z.object({
  folder: z.string().regex(/^[0-9a-f]{2}$/),
  file: z.string().regex(/^[0-9a-f]{38}-\d{2,4}\.(avif|webp)$/),
});

/** `GET /media/uploads/<contents>-<width>.<format>`; where the store is a folder, the gateway answers from it. */
export const uploadFileRoutes =
  (store: MediaStore): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(`/media/${UPLOADS}:folder/:file`, { schema: { hide: true } }, async (request, reply) => {
      const { folder, file } = found(fileParams.safeParse(request.params).data, 'picture');
      const type = file.endsWith('.avif') ? 'image/avif' : 'image/webp';
      return sendFile(reply, store, { key: `${UPLOADS}${folder}/${file}`, type, range: request.headers.range });
    });
  };
