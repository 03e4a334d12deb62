import { existsSync } from 'node:fs';
import path from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import { remoteNameSchema, versionSchema } from '@sahra/shared/federation/release-manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { root } from '../build/version.ts';
import { serveFilms } from './films.ts';
import { isPublicPath, notFound, refuseLinks, type Wildcard } from './public-path.ts';
import { serveRecordings } from './recordings.ts';
import type { ToApi } from './replicas.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Even where somebody opens a picture as a page it does nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Files that never change: nobody asks whether they are still the same, or for a piece of them. A page has two dozen. */
function send(reply: FastifyReply, folder: string, file: string): FastifyReply {
  if (!isPublicPath(file)) throw notFound();
  return reply.header('cache-control', IMMUTABLE).sendFile(file, folder, {
    // The path that it gets is the one that is opened, that of a compressed file included.
    onFile: (opened) => refuseLinks(folder, opened),
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
}

/** Serves releases, films, recordings and pictures from their folders. Nothing outside of them can be named. */
export async function servePublicFiles(gateway: FastifyInstance, dataDir: string, toApi: ToApi): Promise<void> {
  await gateway.register(files, {
    root: dataDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  const releases = path.join(dataDir, 'releases');
  gateway.get<{ Params: { name: string; version: string; '*': string } }>('/mf/:name/:version/*', (request, reply) => {
    const { name, version: asked, '*': file } = request.params;
    // `~2` after the version: a browser's second attempt, of the same files.
    const version = asked.replace(/~\d{1,6}$/, '');
    if (!remoteNameSchema.safeParse(name).success || !versionSchema.safeParse(version).success) throw notFound();
    // Of a release only its browser half is public.
    return send(reply, releases, `${name}/${version}/client/${file}`);
  });

  await serveFilms(gateway, path.join(root, 'demo/media'), toApi);
  serveRecordings(gateway, path.join(root, 'demo/recordings'));

  // Whether a post may still be shared is known to the api alone.
  await gateway.register(proxy, {
    ...toApi('/media/share'),
    prefix: '/media/share',
    rewritePrefix: '/media/share',
    preHandler: async (request) => {
      if (!isPublicPath((request as Wildcard).params['*'])) throw notFound();
    },
  });

  for (const area of ['art', 'uploads']) {
    const folder = path.join(dataDir, 'media', area);
    await gateway.register(proxy, {
      ...toApi(`/media/${area}`),
      prefix: `/media/${area}`,
      rewritePrefix: `/media/${area}`,
      // The api draws a picture when it is first asked for, and knows where pictures lie; where that is this folder, they are files.
      preHandler: async (request, reply) => {
        const file = (request as Wildcard).params['*'];
        if (!isPublicPath(file)) throw notFound();
        if (!existsSync(path.join(folder, file))) return;
        await send(reply.header('content-security-policy', PICTURE_POLICY), folder, file);
      },
    });
  }

  // What is none of these is nothing, and no page either.
  for (const route of ['/mf/*', '/media/*'])
    gateway.all(route, () => {
      throw notFound();
    });
}
