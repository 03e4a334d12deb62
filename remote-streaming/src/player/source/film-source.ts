import type { PlaybackAccess } from '../../ui/access/playback-access.ts';
import { leanManifest } from './lean-manifest.ts';
import { inTime, restOf, resumedBody } from './resumed-body.ts';
import { createWaits } from './waits.ts';

export interface FilmAddress {
  manifestUrl: string;
  /** When it answers no more; null where it stays. */
  expiresAt: string | null;
}

/** Asks for addresses anew, or learns what the viewer lacks by now. Throws where the api cannot be reached. */
export type Renew = () => Promise<PlaybackAccess>;
export type OnRefused = (refusal: NonNullable<PlaybackAccess['refusal']>) => void;

/** So long before its end an address is renewed, and so often at most: the clock of the device may be wrong. */
const AHEAD_MS = 60_000;
const BETWEEN_RENEWALS_MS = 300_000;

/** Answers to an address that is over, or that is not of this session any more. */
const over: readonly number[] = [401, 403, 410];
/** Nothing is left of what broke off: only the end of the answer was lost. */
const WHOLE = 416;
/** Answers that may be others in a moment. */
const passing = (status: number) => status === 408 || status === 429 || status >= 500;

/** The folder that a film's files are in. */
const folderOf = (manifestUrl: string) => new URL('.', new URL(manifestUrl, document.baseURI)).href;

async function textOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    text += decoder.decode(part.value, { stream: true });
  }
}

/**
 * An answer whose text, where its request is aborted, fails as that of any other. Of a body that a page has made `Response.text()` says in
 * Firefox that it could not be read: the engine takes that for a fault, and the console is told of it. So it is read part by part.
 */
function withOwnText(answer: Response, signal: AbortSignal): Response {
  const text = () =>
    textOf(answer.body).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error;
    });
  return Object.assign(answer, { text });
}

/**
 * Gets the files of one film for the engine, whatever happens on the way: it waits for a connection that is away, goes on in the
 * middle of a broken answer, and renews addresses before they end and when they are refused, so that the engine sees
 * nothing of it. What it cannot get it refuses at once.
 */
export function createFilmSource({ manifestUrl, expiresAt }: FilmAddress, renew?: Renew, onRefused?: OnRefused) {
  const manifest = new URL(manifestUrl, document.baseURI).href;
  const firstFolder = folderOf(manifestUrl);
  let folder = firstFolder;
  let endsAt = expiresAt === null ? Infinity : Date.parse(expiresAt);
  let renewedAt = -Infinity;
  let renewal: Promise<boolean> | undefined;
  let heardAt = performance.now();
  let hasMissed = false;
  let savesData = false;
  const leftOut = new Set<string>();
  const waits = createWaits();

  const addressOf = (url: string) => (url.startsWith(firstFolder) ? folder + url.slice(firstFolder.length) : url);
  const hear = () => {
    heardAt = performance.now();
    waits.succeed();
  };

  const ask = async () => {
    const access = await renew?.();
    if (!access) return false;
    if (access.refusal) {
      onRefused?.(access.refusal);
      return false;
    }
    renewedAt = Date.now();
    endsAt = access.signed.expiresAt === null ? Infinity : Date.parse(access.signed.expiresAt);
    folder = folderOf(access.signed.manifestUrl);
    return true;
  };
  /** False where there are no other ones. */
  const renewOnce = () => (renewal ??= ask().finally(() => (renewal = undefined)));
  const renewAhead = async () => {
    const now = Date.now();
    if (endsAt - now > AHEAD_MS || now - renewedAt < BETWEEN_RENEWALS_MS) return;
    // While it cannot be renewed it may still answer.
    await renewOnce().catch(() => false);
  };

  const tryOnce = async (request: Request, range: string | null): Promise<Response | undefined> => {
    const hanging = new AbortController();
    const headers = new Headers(request.headers);
    if (range) headers.set('range', range);
    try {
      const signal = AbortSignal.any([request.signal, hanging.signal]);
      return await inTime(fetch(addressOf(request.url), { headers, signal }));
    } catch (error) {
      if (request.signal.aborted) throw error;
      hanging.abort();
      return undefined;
    }
  };

  const get = async (request: Request, rest?: string): Promise<Response> => {
    if (leftOut.has(request.url)) throw new TypeError(`${request.url} is left out`);
    let isRenewed = false;
    await renewAhead();
    for (let failures = 0; ; failures += 1) {
      const answer = await tryOnce(request, rest ?? request.headers.get('range'));
      if (answer?.ok || (rest && answer?.status === WHOLE)) {
        hear();
        return answer;
      }
      if (answer && over.includes(answer.status) && renew && !isRenewed) {
        isRenewed = await renewOnce().catch(() => false);
        if (isRenewed) continue;
      } else if (answer && !passing(answer.status)) {
        waits.succeed();
        hasMissed = true;
        throw new TypeError(`${request.url} is answered with ${answer.status}`);
      }
      await waits.wait(failures, request.signal);
    }
  };

  return {
    /** Whether the connection holds, for a page that shows it, and a way to try at once. */
    connection: waits.connection,
    addressOf,
    /** Renews what ends soon; for what the browser gets by itself. */
    renewAhead,
    /** Milliseconds since the last bytes came. */
    silence: () => performance.now() - heardAt,
    /** Whether something could not be had. */
    hasMissed: () => hasMissed,
    /** From now on this file cannot be had: the engine takes another quality. */
    leaveOut: (url: string) => void leftOut.add(url),
    /** From the next start on no large pictures are offered. */
    saveData: (saves: boolean) => void (savesData = saves),
    async fetch(request: Request): Promise<Response> {
      const answer = await get(request);
      if (savesData && request.url === manifest) return new Response(leanManifest(await answer.text()));
      const range = request.headers.get('range');
      const body = resumedBody(answer, (received) => get(request, restOf(range, received)), hear);
      return withOwnText(body, request.signal);
    },
  };
}

export type FilmSource = ReturnType<typeof createFilmSource>;
