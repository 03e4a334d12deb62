import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import { answerClientError } from '@sahra/shared/server/client-errors';
import { closeGracefully } from '@sahra/shared/server/graceful-close';
import Fastify, { type FastifyInstance } from 'fastify';
import { errorBody, guardAnswers, refuseCompressedRequests, trustedProxies } from './gateway-headers.ts';
import { servePublicFiles } from './public-files.ts';
import { toReplicas } from './replicas.ts';
import { tunnelWebSockets } from './tunnels.ts';
import type { Upstreams } from './upstreams.ts';

export interface GatewayOptions {
  dataDir: string;
  api: Upstreams;
  host: Upstreams;
  /** Where visitors reach the site, if that is known. */
  publicUrl?: string | undefined;
  /** With it the gateway serves TLS, and HTTP/2 to clients that support it. */
  tls?: { cert: Buffer; key: Buffer } | undefined;
  /** Adds to it what goes before everything else. */
  extend?: ((gateway: FastifyInstance) => Promise<void>) | undefined;
}

/** Milliseconds that what is under way gets when the gateway is to end. */
const CLOSE_MS = 3000;

/** Milliseconds in which the headers of a request must have arrived, and all of it: a picture comes slowly on a slow line. */
const HEADERS_MS = 30_000;
const REQUEST_MS = 120_000;
/** Answers at once on one connection of HTTP/2. */
const STREAMS = 128;

const common = {
  logger: false,
  requestTimeout: REQUEST_MS,
  forceCloseConnections: 'idle',
  clientErrorHandler: answerClientError,
  trustProxy: trustedProxies,
} as const;

/** The parts below do not care which protocol a request came by; the two servers' types differ in their raw requests, which nobody looks at. */
const listenerWith = (tls: GatewayOptions['tls']): FastifyInstance =>
  tls
    ? (Fastify({
        ...common,
        http2: true,
        https: { ...tls, allowHTTP1: true, settings: { maxConcurrentStreams: STREAMS } },
      }) as unknown as FastifyInstance)
    : Fastify({ ...common, http: { headersTimeout: HEADERS_MS } });

/** One port before everything: releases and media from their folders, `/api` to the api, the rest to the host server. */
export async function createGateway({
  dataDir,
  api,
  host,
  publicUrl,
  tls,
  extend,
}: GatewayOptions): Promise<FastifyInstance> {
  const gateway = listenerWith(tls);
  guardAnswers(gateway, publicUrl);
  refuseCompressedRequests(gateway);
  closeGracefully(gateway, CLOSE_MS);
  // Before the parts below: each takes the handlers that are there when it is registered.
  gateway.setNotFoundHandler((_request, reply) => {
    // The type of the file that is missing may be set already.
    const answer = reply.code(404).type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return answer.send(errorBody('not_found', 'There is nothing at this address'));
  });
  gateway.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 404) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    if (status < 500) return reply.code(status).send(errorBody('invalid_request', 'The request is not valid'));
    const body = errorBody('unavailable', 'This part of Sahra is not reachable; try again in a moment');
    return reply.code(503).header('retry-after', '2').send(body);
  });

  tunnelWebSockets(gateway, '/api/', api);

  await extend?.(gateway);
  // Quality 5: a page is compressed while the visitor waits.
  await gateway.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    threshold: 512,
  });
  await servePublicFiles(gateway, dataDir, api);
  // The mails are there where the api's development tools are on.
  for (const prefix of ['/api', '/dev/mail', '/dev/mail.json'])
    await gateway.register(proxy, { ...toReplicas(api), prefix, rewritePrefix: prefix });
  await gateway.register(proxy, { ...toReplicas(host), prefix: '/' });
  return gateway;
}
