import { createHash } from 'node:crypto';
import { appendFile, ftruncate } from 'node:fs';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { ForbiddenAddress, isPublicAddress, lookupAllowed, type MayConnect } from './public-address.ts';

const MAX_REDIRECTS = 5;
/** For one picture, redirects and all. */
const TIME_LIMIT_MS = 30_000;
const [append, truncate] = [promisify(appendFile), promisify(ftruncate)];

/** Why a picture could not be had, in words that stand behind its address. */
export class DownloadError extends Error {
  override name = 'DownloadError';
  /** Nobody answered: the next picture of that server would take as long. */
  readonly isUnreachable: boolean;
  constructor(message: string, isUnreachable = false) {
    super(message);
    this.isUnreachable = isUnreachable;
  }
}

export interface DownloadOptions {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Public addresses only, if nothing else is said; tests have a server of their own. */
  readonly mayConnect?: MayConnect | undefined;
  readonly timeLimitMs?: number | undefined;
}

/** Headers of an answer; nothing of its body is read yet. */
function ask(
  url: URL,
  { mayConnect = isPublicAddress }: DownloadOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new DownloadError('it is not of the web');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is connected to without being looked up.
  if (isIP(host) !== 0 && !mayConnect(host)) throw new ForbiddenAddress();
  const options: RequestOptions = {
    lookup: lookupAllowed(mayConnect),
    signal,
    // Nothing is unpacked: what arrives is what is counted.
    headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Sahra blog import' },
    auth: '',
    agent: false,
  };
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((done, fail) => get(url, options, done).once('error', fail));
}

/** Follows redirects; each address is judged like the first. */
async function follow(address: string, options: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const answer = await ask(url, options, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    const isMoved = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    if (!isMoved) throw new DownloadError(`the server answered ${statusCode}`);
    if (!URL.canParse(headers.location ?? '', url)) throw new DownloadError('it was moved to what is no address');
    url = new URL(headers.location ?? '', url);
  }
  throw new DownloadError('it was moved too often');
}

/** Writes what is behind an address into an open file; returns the SHA-256 of its bytes. Throws an error that says why it was not to be had. */
export async function download(address: string, file: number, options: DownloadOptions): Promise<string> {
  const { maxBytes, timeLimitMs = TIME_LIMIT_MS } = options;
  const timeout = AbortSignal.timeout(timeLimitMs);
  const signal = AbortSignal.any([options.signal, timeout]);
  const tooLarge = () => new DownloadError(`it has more than ${maxBytes} bytes`);
  await truncate(file, 0);
  try {
    const answer = await follow(address, options, signal);
    if (Number(answer.headers['content-length']) > maxBytes) {
      answer.destroy();
      throw tooLarge();
    }
    const hash = createHash('sha256');
    let length = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge();
      hash.update(chunk);
      await append(file, chunk);
    }
    if (length === 0) throw new DownloadError('it is empty');
    return hash.digest('hex');
  } catch (error) {
    options.signal.throwIfAborted();
    if (timeout.aborted) throw new DownloadError(`it did not come within ${timeLimitMs / 1000} seconds`, true);
    if (error instanceof DownloadError || error instanceof ForbiddenAddress) throw error;
    throw new DownloadError(
      error instanceof Error && 'code' in error ? `connection failed (${String(error.code)})` : 'connection failed',
      true,
    );
  }
}
