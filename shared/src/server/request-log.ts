import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The header in which the id of a request goes through all processes. */
export const requestIdHeader = 'x-request-id';

/** A request keeps the id that the gateway gave it; anything odd is replaced. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** What a line says beside method, status and milliseconds; nothing of it lets anybody in. */
type LineOf = (request: FastifyRequest, reply: FastifyReply) => Readonly<Record<string, unknown>>;

/** The path alone, without the signatures in it: what follows the question mark may be a token, or words that a person typed. */
export const pathOf = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/(\d\.\d{10}\.)[\w-]+/g, '$1…').slice(0, 300);

/** The status in the log of answers whose reader went away before their end; nobody is sent it. */
const GONE = 499;

/** Sends the id of each request back, and writes one line when it has been answered, or when its reader has gone away. */
export function logRequests(app: FastifyInstance, lineOf: LineOf = ({ url }) => ({ path: pathOf(url) })): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    let isWritten = false;
    const write = (isWhole: boolean) => {
      if (isWritten) return;
      isWritten = true;
      const status = isWhole ? reply.statusCode : GONE;
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ method: request.method, ...lineOf(request, reply), status, ms }, 'answered');
    };
    // Over HTTP/2 an answer that was given up is finished, too.
    reply.raw.once('finish', () => write(request.raw.httpVersionMajor === 1 || !request.raw.aborted));
    reply.raw.once('close', () => write(false));
  });
}
