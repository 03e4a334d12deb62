import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import { answerClientError } from '@sahra/shared/server/client-errors';
import { trustedProxies } from '@sahra/shared/server/counted-network';
import { closeGracefully } from '@sahra/shared/server/graceful-close';
import { type Metrics, measureRequests } from '@sahra/shared/server/metrics';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { logVisits, visitIdOf } from './access-log.ts';
import { limitConnections } from './connection-limits.ts';
import { errorBody, guardAnswer, guardAnswers, refuseCompressedRequests } from './gateway-headers.ts';
import { measureGateway } from './gateway-metrics.ts';
import { HeldAnswers } from './held-answers.ts';
import { KeptPages } from './kept-pages.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { answerOutage } from './own-answers.ts';
import { servePublicFiles } from './public-files.ts';
import { type Passage, toReplicas } from './replicas.ts';
import { RequestBodies } from './request-bodies.ts';
import { endUnreadAnswers } from './slow-readers.ts';
import { tunnelWebSockets } from './tunnels.ts';
import { NoRoom } from './turns.ts';
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
  /** In place of those of `defaultLimits`. */
  limits?: Partial<Limits> | undefined;
  /** Gets a line for each answer; without, nothing is written. */
  logger?: FastifyBaseLogger | undefined;
  metrics?: Metrics | undefined;
}

/** Milliseconds that what is under way gets when the gateway is to end. */
const CLOSE_MS = 3000;

/** Milliseconds in which the headers of a request must have arrived, and all of it: a picture comes slowly on a slow line. */
const HEADERS_MS = 30_000;
const REQUEST_MS = 120_000;
/** Answers at once on one connection of HTTP/2. */
const STREAMS = 128;

function answerError(error: { statusCode?: number | undefined }, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status === 404) return reply.callNotFound();
  if (status === 408 || status === 429) return answerOutage(request, reply, status);
  if (status >= 500) return answerOutage(request, reply, 503, error instanceof NoRoom ? 'crowded' : 'away');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorBody('invalid_request', 'The request is not valid'));
}

/** Of an address that cannot even be read; no hooks run for it. */
function answerFrameworkError(
  error: { statusCode?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  guardAnswer(request, reply);
  return answerError(error, request, reply);
}

const common = {
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: visitIdOf,
  requestTimeout: REQUEST_MS,
  forceCloseConnections: 'idle',
  clientErrorHandler: answerClientError,
  frameworkErrors: answerFrameworkError,
  trustProxy: trustedProxies,
} as const;

/** The parts below do not care which protocol a request came by; the two servers' types differ in their raw requests, which nobody looks at. */
const listenerWith = ({ tls, logger }: GatewayOptions): FastifyInstance =>
  tls
    ? (Fastify({
        ...common,
        ...(logger && { loggerInstance: logger }),
        http2: true,
        https: { ...tls, allowHTTP1: true, settings: { maxConcurrentStreams: STREAMS } },
      } as never) as unknown as FastifyInstance)
    : Fastify({ ...common, ...(logger && { loggerInstance: logger }), http: { headersTimeout: HEADERS_MS } });

/** One port before everything: releases and media from their folders, `/api` to the api, the rest to the host server. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { dataDir, api, host, publicUrl, extend, metrics } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const gateway = listenerWith(options);
  guardAnswers(gateway, publicUrl);
  limitConnections(gateway, limits);
  logVisits(gateway);
  if (metrics) measureRequests(gateway, metrics);
  endUnreadAnswers(gateway, limits);
  refuseCompressedRequests(gateway);
  closeGracefully(gateway, CLOSE_MS);
  // Before the parts below: each takes the handlers that are there when it is registered.
  gateway.setNotFoundHandler((_request, reply) => {
    // The type of the file that is missing may be set already.
    const answer = reply.code(404).type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return answer.send(errorBody('not_found', 'There is nothing at this address'));
  });
  gateway.setErrorHandler(answerError);
  gateway.addHook('onRequest', async ({ url }, reply) => {
    // HTTP/2 knows `OPTIONS *`: not one address, but the server.
    if (!url.startsWith('/')) return reply.callNotFound();
  });

  tunnelWebSockets(gateway, '/api/', api);

  await extend?.(gateway);
  // Pages come compressed from the host server: this is for what programs ask the api for, and for text files.
  await gateway.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    threshold: 512,
  });
  const pages = new KeptPages(publicUrl);
  const held = new HeldAnswers(limits);
  const turns: Passage['turns'] = new Map();
  const measured =
    metrics &&
    measureGateway(metrics.registry, () => ({
      turns: [...turns].map(([part, { running, waiting }]) => ({ part, running, waiting })),
      heldBytes: held.bytes,
      keptBytes: pages.bytes,
    }));
  const passage: Passage = { limits, held, bodies: new RequestBodies(limits), turns, metrics: measured };
  await servePublicFiles(gateway, dataDir, (part) => toReplicas(part, api, passage));
  // The mails are there where the api's development tools are on.
  for (const prefix of ['/api', '/dev/mail', '/dev/mail.json'])
    await gateway.register(proxy, { ...toReplicas(prefix, api, passage), prefix, rewritePrefix: prefix });
  await gateway.register(proxy, { ...toReplicas('/', host, passage, pages), prefix: '/' });
  return gateway;
}
