import { languageCodes } from '@sahra/shared/i18n/languages';
import { socialCard } from '@sahra/shared/pictures';
import { idParamSchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { findSharePicture, type SharePictureParts } from './share-picture.ts';

const filePattern = new RegExp(`^([1-9]\\d{0,9})-(${languageCodes.join('|')})-([0-9a-f]{8})\\.${socialCard.format}$`);
const asked = z.object({ postId: idParamSchema, language: z.enum(languageCodes), version: z.string() });

/** `GET /media/share/<post>-<language>-<version>.jpg`: the picture that a published post is shared with. */
export const sharePictureRoutes =
  (parts: SharePictureParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/media/share/:file', { schema: { hide: true } }, async (request, reply) => {
      const [, postId, language, version] = filePattern.exec(request.params.file) ?? [];
      const wanted = found(asked.safeParse({ postId, language, version }).data, 'picture');
      const picture = found(await findSharePicture(parts, wanted), 'picture');
      // A post may be withdrawn: a day is as long as its picture may be shown by who has kept it.
      const isCurrent = wanted.version === picture.version;
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=86400' : 'public, max-age=60')
        .type(socialCard.type)
        .send(picture.bytes);
    });
  };
