import path from 'node:path';
import proxy from '@fastify/http-proxy';
import { filmTypeOf } from '@sahra/shared/server/film-types';
import { folderRevision } from '@sahra/shared/server/folder-revision';
import { openFile } from '@sahra/shared/server/open-file';
import { sendFile } from '@sahra/shared/server/send-file';
import type { FastifyInstance } from 'fastify';
import { isPublicPath, notFound, refuseLinks, type Wildcard } from './public-path.ts';
import { toReplicas } from './replicas.ts';
import type { Upstreams } from './upstreams.ts';

/** Players, cast receivers and caches of other sites read what is free, by part too. */
const forEverySite = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'range, if-range, if-none-match',
  'access-control-expose-headers': 'content-range, content-length, etag, accept-ranges',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Films. Those that are free lie in `folder`, one folder each, and are sent from there to everyone; with its revision in the address
 * (`/media/demo/clip-1~0123abcd/…`) a film is kept for a year. Those that are not come from the api, which knows who asks.
 */
export async function serveFilms(gateway: FastifyInstance, folder: string, api: Upstreams): Promise<void> {
  const revisions = new Map<string, Promise<string>>();
  const revisionOf = (film: string) => {
    const known = revisions.get(film) ?? folderRevision(path.join(folder, film));
    revisions.set(film, known);
    return known;
  };
  const route = '/media/demo/*';
  // As they are: a part of a file that was compressed on the way is no part of it.
  gateway.get(route, { compress: false }, async (request: Wildcard, reply) => {
    const [, film = '', revision, name = ''] = /^([^/~]+)(?:~([0-9a-f]{8}))?\/(.+)$/.exec(request.params['*']) ?? [];
    if (!isPublicPath(film) || !isPublicPath(name)) throw notFound();
    const file = path.join(folder, film, name);
    await refuseLinks(folder, file);
    const isPinned = revision !== undefined && revision === (await revisionOf(film));
    const headers = {
      ...forEverySite,
      'content-type': filmTypeOf(file),
      'cache-control': isPinned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    if (!(await sendFile(request, reply, (range) => openFile(file, range), headers))) throw notFound();
    return reply;
  });
  gateway.options(route, async (_, reply) =>
    reply
      .status(204)
      .headers({ ...forEverySite, 'access-control-max-age': '86400' })
      .send(),
  );

  await gateway.register(proxy, {
    ...toReplicas(api),
    prefix: '/media/gated',
    rewritePrefix: '/media/gated',
    preHandler: async (request) => {
      if (!isPublicPath((request as Wildcard).params['*'])) throw notFound();
    },
  });
}
