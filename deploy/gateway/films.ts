import path from 'node:path';
import proxy from '@fastify/http-proxy';
import { folderRevision } from '@sahra/shared/server/folder-revision';
import type { FastifyInstance } from 'fastify';
import { serveFreeFiles } from './free-files.ts';
import { isPublicPath, notFound, type Wildcard } from './public-path.ts';
import type { ToApi } from './replicas.ts';

/**
 * Films. Those that are free lie in `folder`, one folder each, and are sent from there to everyone; with its revision in the address
 * (`/media/demo/clip-1~0123abcd/…`) a film is kept for a year. Those that are not come from the api, which knows who asks.
 */
export async function serveFilms(gateway: FastifyInstance, folder: string, toApi: ToApi): Promise<void> {
  const revisions = new Map<string, Promise<string>>();
  const revisionOf = (film: string) => {
    const known = revisions.get(film) ?? folderRevision(path.join(folder, film));
    revisions.set(film, known);
    return known;
  };
  serveFreeFiles(gateway, '/media/demo/', folder, (asked) => {
    const [, film, revision, name] = /^([^/~]+)(?:~([0-9a-f]{8}))?\/(.+)$/.exec(asked) ?? [];
    if (!film || !name) return undefined;
    const isPinned = async () => revision !== undefined && revision === (await revisionOf(film));
    return { file: path.join(folder, film, name), isPinned };
  });

  await gateway.register(proxy, {
    ...toApi('/media/gated'),
    prefix: '/media/gated',
    rewritePrefix: '/media/gated',
    preHandler: async (request) => {
      if (!isPublicPath((request as Wildcard).params['*'])) throw notFound();
    },
  });
}
