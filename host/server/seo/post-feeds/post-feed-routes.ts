import { feedFormatNames, feedFormats, POST_FEEDS, postFeedPath, postFeedScopes } from '@sahra/shared/feed-addresses';
import { findLanguage, initialLanguage } from '@sahra/shared/i18n/languages';
import { slugSchema } from '@sahra/shared/schemas/common';
import { hasEntityTag } from '@sahra/shared/server/entity-tags';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerOrRetry } from '../answer-or-retry.ts';
import { addressIn } from '@sahra/shared/i18n/address-in';
import { createPostFeeds, type AskedFeed, type MadeFeed, type PostFeedParts } from './post-feeds.ts';

const paramsSchema = z.object({
  file: z.string(),
  scope: z.object({ kind: z.enum(postFeedScopes), slug: slugSchema }).optional(),
});
const querySchema = z.object({ lang: z.string().optional() });

/** Undefined where no feed has such an address. */
function askedOf({ params, query }: FastifyRequest): AskedFeed | undefined {
  const { file, kind, slug } = params as Readonly<Record<string, string | undefined>>;
  const path = paramsSchema.safeParse({ file, scope: kind === undefined ? undefined : { kind, slug } });
  const format = feedFormatNames.find((name) => feedFormats[name].file === path.data?.file);
  const { lang } = querySchema.safeParse(query).data ?? { lang: '' };
  const language = lang === undefined ? initialLanguage : findLanguage(lang)?.code;
  return path.success && format && language ? { format, language, scope: path.data.scope } : undefined;
}

/** Whether a reader has this version already (RFC 9110, 13.2.2): a date is asked only where no tag is. */
function isKnown({ headers }: FastifyRequest, { etag, modified }: MadeFeed): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return hasEntityTag(tags, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** The feeds of the blog, at addresses that stay. */
export function postFeedRoutes(server: FastifyInstance, parts: PostFeedParts): void {
  const makeFeed = createPostFeeds(parts);
  const { origin, hub } = parts;

  async function send(request: FastifyRequest, reply: FastifyReply, asked: AskedFeed, feed: MadeFeed) {
    const { type } = feedFormats[asked.format];
    const self = origin + addressIn(postFeedPath(asked.format, asked.scope), asked.language);
    reply
      .header('cache-control', 'public, no-cache')
      .header('etag', feed.etag)
      .header('last-modified', feed.modified.toUTCString())
      // Readers that are pages of other sites: it is the same for everybody.
      .header('access-control-allow-origin', '*');
    if (hub) reply.header('link', `<${hub}>; rel="hub", <${self}>; rel="self"`);
    return isKnown(request, feed) ? reply.code(304).send() : reply.type(`${type}; charset=utf-8`).send(feed.body);
  }

  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerOrRetry(server, reply, async () => {
      const asked = askedOf(request);
      const feed = asked && (await makeFeed(asked));
      if (asked && feed) return send(request, reply, asked, feed);
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('404 There is no such feed');
    });
  server.get(`${POST_FEEDS}/:file`, answer);
  server.get(`${POST_FEEDS}/:kind/:slug/:file`, answer);
}
