import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../http/api-failure.ts';
import { parsePicture } from './picture-name.ts';
import type { PictureStore } from './picture-store.ts';

const params = z.object({ revision: z.string().regex(/^[0-9a-f]{8}$/), kind: z.string(), file: z.string() });

/** `GET /media/art/<revision>/<kind>/<name>-<width>.<format>` */
export const pictureRoutes =
  (store: PictureStore, currentRevision: string): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/media/art/:revision/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
      const asked = params.safeParse(request.params);
      const picture = found(asked.data && parsePicture(asked.data.kind, asked.data.file), 'picture');
      const drawn = found(await store.find(picture), 'picture');
      // A page from before the last change still gets its pictures, but must not keep today's under yesterday's address.
      const isCurrent = asked.data?.revision === currentRevision;
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
      return reply.type(`image/${picture.format}`).send(drawn);
    });
  };
