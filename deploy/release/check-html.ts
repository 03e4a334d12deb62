import { setTimeout as wait } from 'node:timers/promises';
import { getLanguage } from '@sahra/shared/i18n/languages';
import type { Visit } from './page-visits.ts';
import { ReleaseRefusal } from './registry-changes.ts';

/** A page may lead on as often: to sign in, say, and from there to where members begin. */
const MAX_REDIRECTS = 4;

/** A page for members answers so until the area is there in which they sign in: teams publish in any order. */
const forMembers = 401;

interface Answer {
  status: number;
  html: string;
  /** Where it leads, if it does. */
  location: string | null;
}

/** A server that has no time for a page says when it will, and a browser asks again by itself: so often here. */
const MAX_ASKS = 3;
/** Seconds: what takes longer does not work, and is not waited for. */
const LONGEST_WAIT = 10;

async function ask(visit: Visit, url: string, signal: AbortSignal, asks = 1): Promise<Answer> {
  const headers = { cookie: `lang=${visit.language}` };
  const response = await fetch(url, { headers, redirect: 'manual', signal });
  const { status } = response;
  const html = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? Infinity);
  if (status === 503 && retryAfter <= LONGEST_WAIT && asks < MAX_ASKS) {
    await wait(retryAfter * 1000, undefined, { signal });
    return await ask(visit, url, signal, asks + 1);
  }
  return { status, html, location: response.headers.get('location') };
}

/** What is asked for a visit, all of it within the limit. */
async function inTime<T>(
  { page, language }: Visit,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await work(signal);
  } catch (error) {
    if (!signal.aborted || error instanceof ReleaseRefusal) throw error;
    throw new ReleaseRefusal(`${page} in ${language} is not answered by the server within ${limitMs / 1000} s`);
  }
}

/** The answer at the address itself, wherever it leads. */
export const askOnce = (visit: Visit, limitMs: number): Promise<Answer> =>
  inTime(visit, limitMs, (signal) => ask(visit, visit.url, signal));

/** What the visit comes to, and the addresses on its way. */
const follow = (visit: Visit, limitMs: number): Promise<{ answer: Answer; visited: readonly string[] }> =>
  inTime(visit, limitMs, async (signal) => {
    const { page, url } = visit;
    const visited = [url];
    let answer = await ask(visit, url, signal);
    while (answer.location !== null) {
      const next = nextUrl(page, answer.location, visited);
      visited.push(next);
      answer = await ask(visit, next, signal);
    }
    return { answer, visited };
  });

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** The next address, which must be of the same site and new. */
function nextUrl(page: string, location: string, visited: readonly string[]): string {
  const current = visited.at(-1) ?? '';
  const next = URL.canParse(location, current) ? new URL(location, current) : undefined;
  if (next?.origin !== new URL(current).origin)
    throw new ReleaseRefusal(`${page} sends visitors to another site: ${location}`);
  const way = [...visited, next.href].map(pathOf).join(' → ');
  if (visited.includes(next.href)) throw new ReleaseRefusal(`${page} leads in a circle: ${way}`);
  if (visited.length > MAX_REDIRECTS) throw new ReleaseRefusal(`${page} leads on too often: ${way}`);
  return next.href;
}

function checkEnd({ page, isSample }: Visit, { status }: Answer, visited: readonly string[]) {
  const [, ...onward] = visited;
  const end = visited.at(-1) ?? '';
  if (status === 200 || status === forMembers || (isSample && status < 500)) return;
  if (onward.length === 0)
    throw new ReleaseRefusal(
      status >= 500 ? `${page} answers ${status} on the server` : `${page} answers ${status}: nobody can see it`,
    );
  throw new ReleaseRefusal(`${page} leads to ${pathOf(end)}, which answers ${status}`);
}

/** What the check needs to know of the whole release. */
export interface HtmlRules {
  rawKeysIn: (html: string) => string[];
  limitMs: number;
}

/**
 * Refuses a page that the server does not answer as it should. True if it was rendered; false where it leads on, as a page
 * for members does: to a page that answers, or to none as long as nobody can sign in.
 */
export async function checkHtml(visit: Visit, { rawKeysIn, limitMs }: HtmlRules): Promise<boolean> {
  const { page, language } = visit;
  const { answer, visited } = await follow(visit, limitMs);
  checkEnd(visit, answer, visited);
  if (visited.length > 1 || answer.status === forMembers) return false;
  if (!answer.html.includes(`<html lang="${getLanguage(language).tag}"`))
    throw new ReleaseRefusal(`${page} does not come in ${language}`);
  if (!/<main[^]*<h1[\s>]/.test(answer.html))
    throw new ReleaseRefusal(`${page} is not rendered on the server: it has no heading`);
  const keys = rawKeysIn(answer.html);
  if (keys.length) throw new ReleaseRefusal(`${page} in ${language} shows names of messages: ${keys.join(', ')}`);
  return true;
}
