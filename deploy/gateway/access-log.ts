import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { countedNetwork } from '@sahra/shared/server/counted-network';
import { networkOf } from '@sahra/shared/server/network-of';
import { logRequests, pathOf, requestIdOf } from '@sahra/shared/server/request-log';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const upstreams = new WeakMap<object, string>();
/** Remembers who is asked for the answer. */
export const rememberUpstream = (request: object, url: string): void => void upstreams.set(request, url);

/** Ids are made here; only who is of this machine or its network, as the host server, goes on with one of an earlier request. */
export const visitIdOf = (raw: IncomingMessage): string =>
  countedNetwork(raw.socket.remoteAddress) === undefined ? requestIdOf(raw) : randomUUID();

/** As logs may have it: the /24 of an IPv4 address, the /48 of an IPv6 one. */
function loggedNetwork(address: string | undefined): string {
  const network = networkOf(address ?? '');
  return network.endsWith('::/64') ? `${network.split(':', 3).join(':')}::/48` : network.replace(/\.\d+$/, '.0/24');
}

/**
 * Writes one line for each answer: path without what follows the question mark, status, time, bytes, who was asked, and the network it was
 * for. No address of a visitor and no cookie. The id goes on to the parts behind, and into their lines.
 */
export function logVisits(gateway: FastifyInstance): void {
  // Of a visitor who has gone away the connection does not know them any more.
  const begun = new WeakMap<FastifyRequest, { network: string; sent: number }>();
  // Answers of one connection of HTTP/1 come one after the other; of HTTP/2 the length is known where the answer says it.
  const bytesOf = ({ raw }: FastifyRequest, sent: number, length: unknown) =>
    raw.httpVersionMajor === 1 ? raw.socket.bytesWritten - sent : length === undefined ? undefined : Number(length);
  gateway.addHook('onRequest', async (request) => {
    const sent = request.raw.httpVersionMajor === 1 ? request.raw.socket.bytesWritten : 0;
    begun.set(request, { network: loggedNetwork(request.ip), sent });
  });
  logRequests(gateway, (request, reply) => {
    const { network, sent = 0 } = begun.get(request) ?? {};
    return {
      path: pathOf(request.url),
      bytes: bytesOf(request, sent, reply.getHeader('content-length')),
      upstream: upstreams.get(request),
      network,
    };
  });
}
