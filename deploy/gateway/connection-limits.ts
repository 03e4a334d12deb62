import type { Server, Socket } from 'node:net';
import { countedNetwork } from '@sahra/shared/server/counted-network';
import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';
import { answerOutage } from './own-answers.ts';

/** How many there are of each network. */
class Counts {
  readonly #counts = new Map<string, number>();
  add(network: string | undefined, more: 1 | -1): number {
    if (network === undefined) return 0;
    const count = (this.#counts.get(network) ?? 0) + more;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
    return count;
  }
}

/** Closes connections above the number that one network, and all together, may have. A proxy before the gateway is not one network. */
function limitSockets(server: Server, { connections, allConnections }: Limits): void {
  const counts = new Counts();
  let all = 0;
  server.on('connection', (socket: Socket) => {
    const network = countedNetwork(socket.remoteAddress);
    all += 1;
    const own = counts.add(network, 1);
    socket.once('close', () => {
      all -= 1;
      counts.add(network, -1);
    });
    if (own > connections || all > allConnections) socket.destroy();
  });
}

/** Answers of one connection of HTTP/1. */
interface Line {
  /** Resolves when the last one so far is over. */
  last: Promise<void>;
  /** End those that are not over. */
  ends: Set<() => void>;
}

const lines = new WeakMap<Socket, Line>();

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known) return known;
  const line: Line = { last: Promise.resolve(), ends: new Set() };
  lines.set(socket, line);
  // With their connection all are over, those that had not begun too.
  socket.once('close', () => line.ends.forEach((end) => end()));
  return line;
}

/** Limits what a network may have open: connections, answers, and answers that wait for others on the same connection. */
export function limitConnections(gateway: FastifyInstance, limits: Limits): void {
  limitSockets(gateway.server, limits);
  const open = new Counts();
  gateway.addHook('onRequest', async (request, reply) => {
    const { httpVersionMajor, socket } = request.raw;
    const line = httpVersionMajor === 1 ? lineOf(socket) : undefined;
    const before = line?.last;
    let network: string | undefined;
    const over = new Promise<void>((resolve) => {
      const end = () => {
        line?.ends.delete(end);
        open.add(network, -1);
        network = undefined;
        resolve();
      };
      line?.ends.add(end);
      reply.raw.once('close', end);
    });
    if (line) line.last = over;
    // What is sent before the answer to the one before has come waits here, not in a part behind. Browsers send none so.
    if (line && line.ends.size > limits.pipelined) socket.destroy();
    else await before;
    if (line && socket.destroyed) return void reply.hijack();
    network = countedNetwork(request.ip);
    if (open.add(network, 1) > limits.openAnswers) return answerOutage(request, reply, 429);
  });
}
