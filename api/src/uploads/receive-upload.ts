import { createHash } from 'node:crypto';
import { appendFile, close } from 'node:fs';
import { promisify } from 'node:util';
import type { MultipartFile } from '@fastify/multipart';
import { ALTERNATIVE_TEXT_LENGTH } from '@sahra/shared/form-rules/upload-rules';
import { type UploadFields, uploadFieldsSchema } from '@sahra/shared/schemas/media';
import type { FastifyRequest } from 'fastify';
import { ApiFailure, invalidRequest } from '../server/http/api-failure.ts';
import { openNameless } from './nameless-file.ts';
import { pictureRefusal } from './upload-refusals.ts';

/** A form whose file has arrived whole. */
export interface ReceivedUpload {
  /** Descriptor of the file. */
  file: number;
  /** SHA-256 of its bytes. */
  hash: string;
  fields: UploadFields;
}

/** What boundaries, headers and the other fields may take up beside the file. */
const FORM_BYTES = 16 * 1024;

/** Of a form as browsers send it; more is no form of ours. */
const limits = { files: 1, fields: 5, parts: 6, fieldNameSize: 40, fieldSize: 4 * ALTERNATIVE_TEXT_LENGTH };

const [append, closeFile] = [promisify(appendFile), promisify(close)];

/** Writes the file as it comes in; never more of it than one chunk is in memory. */
async function write({ file: bytes }: MultipartFile, file: number, maxBytes: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    await append(file, chunk);
  }
  if (bytes.truncated) throw pictureRefusal('tooLarge', maxBytes);
  if (bytes.bytesRead === 0) throw pictureRefusal('missing');
  return hash.digest('hex');
}

function readFields(values: Record<string, unknown>): UploadFields {
  const { data, error } = uploadFieldsSchema.safeParse(values);
  if (data) return data;
  throw invalidRequest(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
}

/** What is wrong with a form that cannot be read; what is wrong with us stays what it is. */
function formFailure(error: unknown): unknown {
  const isKnown = error instanceof ApiFailure || (error instanceof Error && ('statusCode' in error || 'code' in error));
  return isKnown ? error : invalidRequest({ request: 'must be a whole form' });
}

async function readForm(request: FastifyRequest, file: number, maxBytes: number): Promise<ReceivedUpload> {
  const parts = request.parts({ limits: { ...limits, fileSize: maxBytes } });
  const values: Record<string, unknown> = {};
  let hash: string | undefined;
  for await (const part of parts) {
    if (part.type === 'field') values[part.fieldname] = part.value;
    else if (part.fieldname === 'file') hash = await write(part, file, maxBytes);
    else throw invalidRequest({ [part.fieldname]: 'is not known' });
  }
  if (hash === undefined) throw pictureRefusal('missing');
  return { file, hash, fields: readFields(values) };
}

/** Takes a form in, and hands it to `work`; what was taken in is gone when that is done. */
export async function receiveUpload<T>(
  request: FastifyRequest,
  folder: string,
  maxBytes: number,
  work: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new ApiFailure(415, { code: 'unsupported_media_type', message: 'This kind of content is not understood' });
  // Refused before it is read, where it is said how long it is.
  if (Number(request.headers['content-length']) > maxBytes + FORM_BYTES) throw pictureRefusal('tooLarge', maxBytes);
  const file = openNameless(folder);
  try {
    return await work(
      await readForm(request, file, maxBytes).catch((error: unknown) => {
        throw formFailure(error);
      }),
    );
  } finally {
    await closeFile(file);
  }
}
