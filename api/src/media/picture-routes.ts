import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { socialCard } from '@sahra/shared/pictures';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { packageFolder } from '../server/package-folder.ts';
import { isSiteCard, parsePicture, typeOf } from './picture-name.ts';
import type { PictureStore } from './picture-store.ts';

/** The site's own, in each language; `demo/scripts/draw-site-cards.ts` draws them. */
const siteCards = join(packageFolder, 'site-cards');

const params = z.object({ revision: z.string().regex(/^[0-9a-f]{8}$/), kind: z.string(), file: z.string() });

/** `GET /media/art/<revision>/<kind>/<name>-<width>.<format>`, and the site's own card, `GET /media/art/card/<language>.jpg` */
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
      return reply.type(typeOf(picture)).send(drawn);
    });

    app.get<{ Params: { file: string } }>(
      '/media/art/card/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const file = found(isSiteCard(request.params.file) ? request.params.file : undefined, 'picture');
        // Its address stays when it is drawn anew.
        return reply
          .header('cache-control', 'public, max-age=86400')
          .type(socialCard.type)
          .send(await readFile(join(siteCards, file)));
      },
    );
  };
