import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is taken in of a body that nobody reads, and how long it may take to come. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_MS = 10_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Resolves when the rest of a body has come and gone, or when there is too much of it. */
function discard(message: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(resolve, MAX_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    message.on('data', (chunk: Buffer) => (bytes += chunk.length) > MAX_BYTES && end());
    message.once('end', end).once('close', end).once('error', end).resume();
  });
}

/**
 * Answers when the request has arrived whole, also where its body is of no interest. The gateway cannot pass on an answer
 * that comes while it is still sending: it would see a broken connection, and the visitor a service that is away.
 */
export function answerWholeRequests(server: FastifyInstance): void {
  server.addHook('onSend', (request, _reply, payload, done) => {
    const { raw } = request;
    if (raw.readableEnded || raw.destroyed || !hasBody(raw)) return done(null, payload);
    void discard(raw).then(() => done(null, payload));
  });
}
