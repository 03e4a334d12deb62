import { type IncomingMessage, request as ask, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerHeaders, errorBody } from './gateway-headers.ts';
import type { Upstreams } from './upstreams.ts';

/** Milliseconds in which a replica must have accepted a WebSocket. */
const ACCEPT_MS = 5000;

interface Line {
  socket: Duplex;
  /** What came behind the request's headers. */
  head: Buffer;
}

/** The status line and headers of an answer, as they came. */
const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...pairs, '', ''].join('\r\n');
};

/** Either one ends with the other. */
function connect(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.once('close', () => to.destroy()).on('error', () => to.destroy());
  }
}

/**
 * WebSockets below `prefix` go to one of the replicas, byte for byte, until either side ends them: of a replica that is gone the browser
 * connects again, and gets another one. A request for one passes the gateway's hooks as all others do.
 */
export function tunnelWebSockets(gateway: FastifyInstance, prefix: string, replicas: Upstreams): void {
  const lines = new WeakMap<IncomingMessage, Line>();
  const open = new Set<Duplex>();
  const { server } = gateway;
  // All other upgrades that somebody offers are declined by an answer.
  Object.assign(server, {
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.on('upgrade', (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    // In development the page's own modules are told of changes by another one.
    if (!raw.url?.startsWith(prefix) && server.listenerCount('upgrade') > 1) return;
    lines.set(raw, { socket, head });
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(raw);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as never);
    response.once('finish', () => socket.end());
    gateway.routing(raw, response);
  });

  function pass(request: FastifyRequest, reply: FastifyReply, line: Line, tried: readonly string[] = []): void {
    const url = replicas.next({ cookie: request.headers.cookie, tried });
    const asked = ask(new URL(request.url, url), {
      headers: callerHeaders(request, request.headers),
      timeout: ACCEPT_MS,
      agent: false,
    });
    asked.once('upgrade', (answer, socket, head) => {
      reply.raw.detachSocket(line.socket as never);
      if (line.socket.destroyed) return socket.destroy();
      socket.setTimeout(0).setNoDelay(true);
      open.add(line.socket);
      line.socket.once('close', () => open.delete(line.socket));
      line.socket.write(headOf(answer));
      line.socket.write(head);
      socket.write(line.head);
      connect(line.socket, socket);
    });
    asked.once('response', (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    });
    asked.once('timeout', () => asked.destroy(new Error('The replica did not answer')));
    asked.once('error', () => {
      if (reply.raw.headersSent) return void line.socket.destroy();
      replicas.failed(url);
      const failed = [...tried, url];
      if (failed.length < replicas.count) return pass(request, reply, line, failed);
      const body = JSON.stringify(
        errorBody('unavailable', 'This part of Sahra is not reachable; try again in a moment'),
      );
      reply.raw.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' }).end(body);
    });
    asked.end();
  }

  gateway.addHook('onRequest', async (request, reply) => {
    const line = lines.get(request.raw);
    if (!line) return;
    if (!request.url.startsWith(prefix)) return reply.callNotFound();
    reply.hijack();
    pass(request, reply, line);
  });
  gateway.addHook('preClose', async () => open.forEach((socket) => socket.destroy()));
}
