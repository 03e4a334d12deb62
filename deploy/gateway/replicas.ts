import { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { countedNetwork } from '@sahra/shared/server/counted-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberUpstream } from './access-log.ts';
import { callerHeaders } from './gateway-headers.ts';
import type { GatewayMetrics } from './gateway-metrics.ts';
import type { HeldAnswers } from './held-answers.ts';
import { keptHeader, type KeptPages } from './kept-pages.ts';
import type { Limits } from './limits.ts';
import { rememberBody } from './own-answers.ts';
import type { RequestBodies } from './request-bodies.ts';
import { Turns } from './turns.ts';
import type { Upstreams } from './upstreams.ts';

/** What all that is passed on shares. */
export interface Passage {
  limits: Limits;
  held: HeldAnswers;
  bodies: RequestBodies;
  /** The turns at each part, as they are added. */
  turns: Map<string, Turns>;
  metrics?: GatewayMetrics | undefined;
}

/** Returns every answer unchanged. Without `retryDelay` the proxy would repeat a request ten times on 503, to a server that is overloaded already. */
const proxyOptions = { rewriteRequestHeaders: callerHeaders, retryDelay: () => null };

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** May be asked again without a second effect. */
const repeatable = new Set(['GET', 'HEAD']);

/** Milliseconds in which a replica must have accepted a connection. */
const CONNECT_MS = 2000;

/** Whether the visitor has gone away. */
const isGone = ({ raw }: FastifyRequest): boolean => raw.socket?.destroyed || raw.aborted;

/** The answer as the proxy has it; its types leave the body out. */
interface Answer {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  stream: Readable;
}

/** A request that is passed on. */
interface Passing {
  network: string | undefined;
  /** Resolves when the visitor has the answer, or has gone. */
  over: Promise<unknown>;
  /** Addresses that were asked. */
  tried: string[];
  /** Ends its turn: not when the visitor goes away, for the part goes on with what it was asked. */
  release: () => void;
}

/**
 * Has each request answered by one of the replicas. What only reads goes to the next one where the first cannot be reached, or sends no
 * headers in time. A request is passed on when it is its network's turn, and when its body is there.
 */
export function toReplicas(part: string, replicas: Upstreams, passage: Passage, pages?: KeptPages) {
  const { limits, held: heldAnswers, bodies, metrics } = passage;
  const passing = new WeakMap<object, Passing>();
  const allAtOnce = pages ? limits.allPagesAtOnce : limits.allAtOnce;
  const turns = new Turns({ ...limits, allAtOnce });
  passage.turns.set(part, turns);

  /** Milliseconds for the headers of the answer. */
  function timeFor(request: FastifyRequest): number {
    if (!repeatable.has(request.method)) return limits.writtenMs;
    const asked = passing.get(request)?.tried.length ?? 0;
    return asked + 1 < replicas.count ? limits.firstAnswerMs : limits.answerMs;
  }

  const getUpstream = (request: FastifyRequest) => {
    const { tried = [] } = passing.get(request) ?? {};
    const url = replicas.next({ cookie: request.headers.cookie, tried });
    tried.push(url);
    rememberUpstream(request, url);
    return url;
  };
  const count = (request: object, result: string) =>
    metrics?.upstream.inc({ upstream: passing.get(request)?.tried.at(-1) ?? '', result });
  const answerKept = (request: FastifyRequest, reply: FastifyReply) => {
    const isAnswered = pages?.answer(request, reply) !== undefined;
    if (isAnswered) metrics?.stale.inc();
    return isAnswered;
  };

  /** Sends the answer of a replica: whole where that can be, else as it comes. One that breaks off before anything was sent is as good as none. */
  async function passOn(request: FastifyRequest, reply: FastifyReply, { statusCode, headers, stream }: Answer) {
    const { network, over = Promise.resolve(), release = () => undefined } = passing.get(request) ?? {};
    const length = Number(headers['content-length']) || undefined;
    const held = { network, length, over };
    const whole = request.method === 'HEAD' ? undefined : heldAnswers.whole(stream, held);
    if (!whole) {
      pages?.note(request, statusCode, headers, undefined);
      return reply.send(heldAnswers.hold(stream, held, release));
    }
    let body: Buffer;
    try {
      body = await whole;
    } catch (error) {
      for (const name of Object.keys(headers)) reply.removeHeader(name);
      return replyOptions.onError?.(reply, { error: error as Error });
    }
    release();
    pages?.note(request, statusCode, headers, body);
    return reply.send(body);
  }

  const replyOptions: ReplyOptions = {
    ...proxyOptions,
    getUpstream: getUpstream as ReplyOptions['getUpstream'],
    // The only thing that hears of an answer for which nobody waits any more.
    rewriteHeaders(headers, of) {
      const request = of as FastifyRequest;
      if (isGone(request)) passing.get(request)?.release();
      return headers;
    },
    onResponse(of, to, response) {
      const [request, reply] = [of as FastifyRequest, to as FastifyReply];
      const { statusCode, headers, stream } = response as unknown as Answer;
      const { release = () => undefined } = passing.get(request) ?? {};
      count(request, `${Math.floor(statusCode / 100)}xx`);
      reply.removeHeader(keptHeader);
      if (pages?.mayReplace(statusCode, headers) && answerKept(request, reply)) {
        stream.destroy();
        return release();
      }
      void passOn(request, reply, response as unknown as Answer);
    },
    onError(to, { error }) {
      const reply = to as FastifyReply;
      const { request } = reply;
      const { tried = [], release = () => undefined } = passing.get(request) ?? {};
      count(request, (error as NodeJS.ErrnoException).code ?? 'failed');
      // Of a visitor who went away while they sent something the replica knows nothing.
      if (!isGone(request)) for (const url of tried) replicas.failed(url);
      if (!isGone(request) && repeatable.has(request.method) && tried.length < replicas.count)
        return void reply.from(request.url, { ...replyOptions, timeout: timeFor(request) });
      release();
      if (!answerKept(request, reply)) void reply.send(error);
    },
  };

  /** What ends the turn; undefined where none came in time and the copy of the page was sent. */
  async function turnFor(request: FastifyRequest, reply: FastifyReply, network: string | undefined) {
    try {
      return await turns.take(network, () => (pages?.has(request) ? limits.keptAfterMs : limits.waitMs));
    } catch (error) {
      if (!answerKept(request, reply)) throw error;
    }
  }

  async function handler(request: FastifyRequest, reply: FastifyReply, dest: string, options: object) {
    const network = countedNetwork(request.ip);
    const over = new Promise((resolve) => reply.raw.once('close', resolve));
    const body = await bodies.read(request, network, over);
    if (Buffer.isBuffer(body)) rememberBody(request, body);
    const release = await turnFor(request, reply, network);
    if (!release) return reply;
    if (reply.raw.destroyed) {
      release();
      return reply.hijack();
    }
    passing.set(request, { network, over, tried: [], release });
    if (body instanceof Readable) request.body = body;
    const whole = Buffer.isBuffer(body) && {
      body,
      contentType: request.headers['content-type'] ?? 'application/octet-stream',
    };
    return reply.from(dest, { ...options, ...whole, getUpstream: replyOptions.getUpstream, timeout: timeFor(request) });
  }

  return {
    upstream: '',
    // The proxy asks for an address before it is the request's turn.
    replyOptions: { ...replyOptions, getUpstream: () => '' },
    handler,
    config: { isPassedOn: true },
    undici: { connections: 2 * allAtOnce, connect: { timeout: CONNECT_MS } },
    disableRequestLogging: true,
  };
}

/** Has requests answered by the api; each part of the site that asks for it has turns and connections of its own. */
export type ToApi = (part: string) => ReturnType<typeof toReplicas>;
