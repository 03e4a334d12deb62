import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { packageFolder } from '../../server/package-folder.ts';
import { notFound } from '../../server/http/api-failure.ts';
import { answerError } from '../../server/http/error-answer.ts';
import type { KeyRing } from '../key-ring.ts';
import { readSignedAddress } from '../signed-address.ts';

export const segmentRing: KeyRing = [{ id: '1', secret: Buffer.alloc(32, 'segments'), activeFrom: 0 }];
const films = join(packageFolder, '..', 'demo', 'media');

/** The file at a path below `/media/films/`, or the part of it that `Range` names. */
async function sendPart(path: string, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const file = join(films, path.replace('/media/films', ''));
  const { size } = await stat(file).catch(() => {
    throw notFound('file');
  });
  const [range, first = 0, last = size - 1] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (range) reply.status(206).header('content-range', `bytes ${first}-${last}/${size}`);
  return reply.send(createReadStream(file, { start: Number(first), end: Number(last) }));
}

/** The demo's films by signed addresses, of the holder that `x-holder` names, and below `/open` for everyone. */
export function createSegmentServer(): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/media/films/*', (request, reply) => {
    const holder = String(request.headers['x-holder'] ?? '');
    const { path, headers } = readSignedAddress(segmentRing, { purpose: 'media', holder }, request.raw.url ?? '');
    return sendPart(path, request, reply.headers(headers));
  });
  app.get('/open/*', (request, reply) => sendPart(request.url.replace('/open', '/media/films'), request, reply));
  return app;
}
