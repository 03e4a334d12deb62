import type { ByteRange } from '@sahra/shared/server/open-file';
import { sendFile } from '@sahra/shared/server/send-file';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { MediaStore } from '../media-store/media-store.ts';
import { found, notFound } from '../server/http/api-failure.ts';
import { UPLOADS } from './upload-files.ts';

const fileParams = z.object({
  folder: z.string().regex(/^[0-9a-f]{2}$/),
  file: z.string().regex(/^[0-9a-f]{38}-\d{2,4}\.(avif|webp)$/),
});

/** It has the type that we have written, does nothing where somebody opens it as a page, and stays what it is under its address. */
const headersOf = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
});

/** `GET /media/uploads/<contents>-<width>.<format>`; where the store is a folder, the gateway answers from it. */
export const uploadFileRoutes =
  (store: MediaStore): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(`/media/${UPLOADS}:folder/:file`, { schema: { hide: true } }, async (request, reply) => {
      const { folder, file } = found(fileParams.safeParse(request.params).data, 'picture');
      const headers = headersOf(file.endsWith('.avif') ? 'image/avif' : 'image/webp');
      const open = (range?: ByteRange) => store.open(`${UPLOADS}${folder}/${file}`, range);
      if (!(await sendFile(request, reply, open, headers))) throw notFound('file');
      return reply;
    });
  };
