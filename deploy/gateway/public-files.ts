import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import { remoteNameSchema, versionSchema } from '@sahra/shared/federation/release-manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { root } from '../build/version.ts';
import { toReplicas } from './replicas.ts';
import type { Upstreams } from './upstreams.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Even where somebody opens a picture as a page it does nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
const mediaTypes: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
};

const notFound = () => Object.assign(new Error('There is no such file'), { statusCode: 404 });

/** A path below a folder, as an address may name it: no part is empty, hidden, `.` or `..`, none has a separator or NUL in it. */
const isPublicPath = (file: string) => file.split('/').every((part) => /^[\w@~+-][\w.@~+-]*$/.test(part));

/** Throws where a symbolic link lies on the way from the folder to the file. */
async function refuseLinks(folder: string, file: string): Promise<void> {
  if ((await realpath(file)) !== path.join(await realpath(folder), path.relative(folder, file))) throw notFound();
}

function send(reply: FastifyReply, folder: string, file: string, cacheControl: string): FastifyReply {
  if (!isPublicPath(file)) throw notFound();
  const type = mediaTypes[path.extname(file)];
  if (type) void reply.type(type);
  // The path that it gets is the one that is opened, that of a compressed file included.
  return reply
    .header('cache-control', cacheControl)
    .sendFile(file, folder, { onFile: (opened) => refuseLinks(folder, opened) });
}

type Wildcard = FastifyRequest<{ Params: { '*': string } }>;

/** Serves releases, demo clips and pictures from their folders. Nothing outside of them can be named. */
export async function servePublicFiles(gateway: FastifyInstance, dataDir: string, api: Upstreams): Promise<void> {
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
    return send(reply, releases, `${name}/${version}/client/${file}`, IMMUTABLE);
  });

  const clips = path.join(root, 'demo/media');
  gateway.get('/media/demo/*', (request: Wildcard, reply) =>
    send(reply, clips, request.params['*'], 'public, max-age=3600'),
  );

  for (const area of ['art', 'uploads']) {
    const folder = path.join(dataDir, 'media', area);
    await gateway.register(proxy, {
      ...toReplicas(api),
      prefix: `/media/${area}`,
      rewritePrefix: `/media/${area}`,
      // The api draws a picture when it is first asked for, and knows where pictures lie; where that is this folder, they are files.
      preHandler: async (request, reply) => {
        const file = (request as Wildcard).params['*'];
        if (!isPublicPath(file)) throw notFound();
        if (!existsSync(path.join(folder, file))) return;
        await send(reply.header('content-security-policy', PICTURE_POLICY), folder, file, IMMUTABLE);
      },
    });
  }
}
