import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../schemas/common.ts';
import { hasEntityTag } from './entity-tags.ts';
import type { ByteRange, OpenFile } from './open-file.ts';

/** What a `Range` header asks for, where it is one that is answered; others are answered as if they were not there. */
function readRange(header: string | undefined): ByteRange | undefined {
  const [, first, last, suffix] = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header ?? '') ?? [];
  if (suffix !== undefined) return { suffix: Number(suffix) };
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  return { first: Number(first), ...(last && { last: Number(last) }) };
}

const noSuchBytes: ErrorBody = { code: 'range_not_satisfiable', message: 'The file has no such bytes' };

/**
 * Answers with a file, with a part of it, or that the caller has it (RFC 9110, 13 and 14). Resolves to whether there is such
 * a file: where there is none nothing is answered yet. `headers` are those of the answers that have the file: a refusal is kept by nobody.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (range?: ByteRange) => Promise<OpenFile | undefined>,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { range: asked, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  let range = readRange(asked);
  let file = await open(range);
  if (!file) return false;
  const { etag, size } = file;
  if (range && ifRange !== undefined && ifRange !== etag) {
    // What they have is of another version: the rest of this one is of no use to them.
    file.part?.stream.destroy();
    range = undefined;
    file = await open();
    if (!file) return false;
  }
  const { part } = file;
  reply.headers({ ...headers, etag, 'accept-ranges': 'bytes' });
  if (hasEntityTag(ifNoneMatch, etag)) {
    part?.stream.destroy();
    void reply.status(304).removeHeader('content-type').send();
    return true;
  }
  if (!part) {
    void reply
      .status(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .removeHeader('etag')
      .type('application/json; charset=utf-8')
      .send(noSuchBytes);
    return true;
  }
  reply.header('content-length', part.last - part.first + 1);
  if (range) reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`);
  void reply.send(part.stream);
  return true;
}
