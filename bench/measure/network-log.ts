import type { CDPSession } from 'playwright';

export const kinds = ['html', 'js', 'css', 'font', 'picture', 'api', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One request as the browser sent it; times in milliseconds on the browser's clock. */
export interface Exchange {
  url: string;
  kind: Kind;
  status: number;
  /** Bytes of the body as they came over the line, compressed. */
  bytes: number;
  startedAt: number;
  endedAt: number;
}

const byMime: [RegExp, Kind][] = [
  [/javascript/, 'js'],
  [/css/, 'css'],
  [/^text\/html/, 'html'],
  [/font|woff/, 'font'],
  [/^image\//, 'picture'],
];

export function kindOf(url: string, mimeType: string): Kind {
  if (new URL(url).pathname.startsWith('/api/')) return 'api';
  return byMime.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';
}

/** Writes down what a page asks for, as the browser itself counts it. */
export async function recordNetworkLog(session: CDPSession) {
  const open = new Map<string, Exchange & { headerBytes: number }>();
  const done: Exchange[] = [];
  const failures: string[] = [];
  let lastChange = performance.now();
  const touch = () => (lastChange = performance.now());

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    touch();
    open.set(requestId, {
      url: request.url,
      kind: 'other',
      status: 0,
      bytes: 0,
      headerBytes: 0,
      startedAt: timestamp * 1000,
      endedAt: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const exchange = open.get(requestId);
    if (!exchange) return;
    exchange.kind = kindOf(exchange.url, response.mimeType);
    exchange.status = response.status;
    exchange.headerBytes = response.encodedDataLength;
    // What an earlier request of this page has brought is not asked for again.
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const exchange = open.get(requestId);
    if (!exchange) return;
    touch();
    open.delete(requestId);
    const { headerBytes, ...rest } = exchange;
    done.push({ ...rest, bytes: Math.max(0, encodedDataLength - headerBytes), endedAt: timestamp * 1000 });
    if (exchange.status >= 400) failures.push(`${exchange.url} answered ${exchange.status}`);
  });
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    const exchange = open.get(requestId);
    if (!exchange) return;
    touch();
    open.delete(requestId);
    if (!canceled) failures.push(`${exchange.url} failed: ${errorText}`);
  });
  await session.send('Network.enable');
  return {
    exchanges: done,
    failures,
    /** Milliseconds since anything was asked for or answered; 0 while something is under way. */
    quietMs: () => (open.size > 0 ? 0 : performance.now() - lastChange),
    pending: () => [...open.values()].map(({ url }) => url),
  };
}
