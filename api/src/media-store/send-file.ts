import type { FastifyReply } from 'fastify';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import type { ByteRange, MediaStore } from './media-store.ts';

const rangePattern = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** What a `Range` header asks for, where it is one that is answered; others are answered as if they were not there. */
function readRange(header: string | undefined): ByteRange | undefined {
  const [, first, last] = rangePattern.exec(header ?? '') ?? [];
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  return { first: Number(first), ...(last && { last: Number(last) }) };
}

/**
 * Answers with a file of the store, or with a part of it. What members uploaded has the type that we have written, does nothing where
 * somebody opens it as a page, and stays what it is under its address.
 */
export async function sendFile(
  reply: FastifyReply,
  store: MediaStore,
  { key, type, range: header }: { key: string; type: string; range: string | undefined },
): Promise<FastifyReply> {
  const range = readRange(header);
  const { size, part } = found(await store.open(key, range), 'file');
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  if (!part) {
    reply.header('content-range', `bytes */${size}`);
    throw new ApiFailure(416, { code: 'range_not_satisfiable', message: 'The file has no such bytes' });
  }
  reply.header('content-length', part.last - part.first + 1);
  if (range) reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`);
  return reply.send(part.stream);
}
