import type { IncomingMessage } from 'node:http';
import { TOO_LARGE } from '@sahra/shared/form-rules/too-large';
import { uploadUses } from '@sahra/shared/form-rules/upload-rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentForm } from '../rendering/render-request.ts';

const WORDS = 'application/x-www-form-urlencoded';
const FILES = 'multipart/form-data';

/** A form of words is short. */
const WORDS_BYTES = 64 * 1024;
/** One with a picture is as large as the largest that is taken for any use, and its words. The api knows the use. */
const FILES_BYTES = WORDS_BYTES + Math.max(...Object.values(uploadUses).map(({ maxBytes }) => maxBytes));
/** Forms with files that are held in memory at once: with scripts, files go to the api as streams. */
export const MAX_FILE_FORMS = 8;

/** Mail programs send such forms too (RFC 8058), which are short. */
const isLong = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith(FILES) === true && !(Number(headers['content-length']) <= WORDS_BYTES);

/** The body; undefined where it is larger than `limit`: the rest is left, for `answerWholeRequests`. */
async function read(payload: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const failure = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

/** Reads forms that browsers send, as the body of a request. A picture that is too large is left out: the form’s page says so. */
export function readForms(server: FastifyInstance): void {
  let held = 0;
  server.addHook('preParsing', async (request, reply) => {
    if (!isLong(request)) return;
    if (held >= MAX_FILE_FORMS) throw failure(503, 'Many files are on their way; please try again in a moment');
    held += 1;
    reply.raw.once('close', () => (held -= 1));
  });
  server.addContentTypeParser(WORDS, async (_request: FastifyRequest, payload: IncomingMessage): Promise<SentForm> => {
    const body = await read(payload, WORDS_BYTES);
    if (!body) throw failure(413, 'This form is too large');
    return { body, type: WORDS };
  });
  server.addContentTypeParser(FILES, async (request: FastifyRequest, payload: IncomingMessage): Promise<SentForm> => {
    const body = await read(payload, FILES_BYTES);
    return body
      ? { body, type: request.headers['content-type'] ?? FILES }
      : { body: Buffer.from(String(new URLSearchParams({ [TOO_LARGE]: 'on' }))), type: WORDS };
  });
}
