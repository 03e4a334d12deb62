import { Agent, request } from 'node:http';

/** What a visitor asks for. */
export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  isPage?: boolean;
}

/**
 * What they get of it: what they asked for; that it is to be asked for again, as a whole page or as an error that says when; a document without
 * anything in it; something that is not for them; or nothing.
 */
export const outcomes = ['whole', 'later', 'shell', 'raw', 'nothing'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Answer {
  outcome: Outcome;
  status: number;
  /** It is from before, and says so. */
  isStale: boolean;
  ms: number;
}

/** Nobody waits longer. */
const LIMIT_MS = 15_000;
/** Of visitors: each is another one. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** What an answer is to who asked for a page or for data. */
export function outcomeOf(
  { isPage = false }: Asked,
  status: number,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): Outcome {
  const isHtml = String(headers['content-type'] ?? '').startsWith('text/html');
  if (isPage && !isHtml) return 'raw';
  if (isPage && !/<h1[\s>]/.test(body)) return 'shell';
  if (status === 503) return headers['retry-after'] ? 'later' : 'raw';
  return status >= 200 && status < 300 ? 'whole' : 'raw';
}

/** Asks once, and never throws. */
export function ask(site: string, asked: Asked): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: Outcome, status = 0, isStale = false) =>
      resolve({ outcome, status, isStale, ms: performance.now() - startedAt });
    const accept = asked.isPage ? { accept: 'text/html,application/xhtml+xml' } : {};
    const sent = request(
      site + asked.path,
      { agent, method: asked.method ?? 'GET', headers: { ...accept, ...asked.headers }, timeout: LIMIT_MS },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.once('error', () => end('nothing'));
        answer.once('end', () => {
          const status = answer.statusCode ?? 0;
          end(outcomeOf(asked, status, answer.headers, body), status, answer.headers['sahra-stale'] !== undefined);
        });
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => end('nothing'));
    sent.end();
  });
}
