import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { cookies } from '@sahra/shared/privacy/cookies';
import { schemes } from '@sahra/shared/theme/choices';
import { quantile, runClients, userAgent } from '../crowds/clients.ts';
import { startWholeSite } from '../sites/whole-site.ts';
import { treeCpuMs } from './process-tree.ts';

const WARM_UP = 60;
const REQUESTS = 200;
/** Clients that ask at once, on the same processors, and for how long. */
const CLIENTS = 8;
const SECONDS = 5;
/** Milliseconds of processor time in a second below which a site does nothing by itself, and how many seconds it gets until then. */
const CALM_MS = 60;
const CALM_AFTER = 60;

/** What the whole site spends on something that a visitor asks for: gateway with its compression, host server, api and PostgreSQL. */
export interface ServerCost {
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** How often it is answered in a second, to eight clients at once who have chosen differently. */
  perSecond: number;
  p95Ms: number;
}

/** A page rendered for each who asks and one that is kept, and what the same page costs as an SPA: its calls of the api. */
export interface PageCosts {
  rendered: ServerCost;
  kept: ServerCost;
  spaCalls: ServerCost;
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** The choices of so many visitors: no two of them share a page that is being made. */
const choices = schemes.flatMap((scheme) =>
  ['rtl', 'ltr'].map((direction) => `${cookies.scheme.name}=${scheme}; ${cookies.direction.name}=${direction}`),
);

/** Takes an answer as a browser gets it, and does nothing with it. */
const take = (url: string, cookie: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', 'user-agent': userAgent, cookie } }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });

/** Resolves when a site that was started does nothing more by itself: processes in reserve come after it is ready. */
async function untilCalm(pid: number): Promise<void> {
  for (let second = 0; second < CALM_AFTER; second += 1) {
    const before = treeCpuMs(pid);
    await wait(1000);
    if (treeCpuMs(pid) - before < CALM_MS) return;
  }
  throw new Error(`The site is still busy with itself after ${CALM_AFTER} s`);
}

/** What it costs to answer all of `urls`, one after the other; nothing where there are none. */
async function costOf(pid: number, urls: readonly string[]): Promise<ServerCost> {
  if (urls.length === 0) return { cpuMs: 0, perSecond: Number.NaN, p95Ms: Number.NaN };
  const takeAll = async (visitor: number) => {
    for (const url of urls) await take(url, choices[visitor % choices.length] ?? '');
  };
  for (let index = 0; index < WARM_UP; index += 1) await takeAll(index);
  await untilCalm(pid);
  const before = treeCpuMs(pid);
  for (let index = 0; index < REQUESTS; index += 1) await takeAll(index);
  const cpuMs = (treeCpuMs(pid) - before) / REQUESTS;
  const { ms, seconds } = await runClients(CLIENTS, SECONDS, (client) => takeAll(client).then(() => true));
  return { cpuMs, perSecond: ms.length / seconds, p95Ms: quantile(ms, 0.95) };
}

/** What each of the pages costs; `apiPaths` are the calls that it makes as an SPA. The site's data are those of `dataDir`, which no other site may have. */
export async function pageCosts(
  dataDir: string,
  pages: readonly { pathname: string; apiPaths: readonly string[] }[],
): Promise<PageCosts[]> {
  const measure = async (cacheMs: number, urlsOf: (page: (typeof pages)[number]) => readonly string[]) => {
    const site = await startWholeSite(dataDir, { PAGE_CACHE_MS: String(cacheMs), ARTWORK_WARM_UP: 'off' });
    try {
      const costs: ServerCost[] = [];
      for (const page of pages)
        costs.push(
          await costOf(
            site.pid,
            urlsOf(page).map((path) => site.url + path),
          ),
        );
      return costs;
    } finally {
      await site.stop();
    }
  };
  const rendered = await measure(0, ({ pathname }) => [pathname]);
  const kept = await measure(600_000, ({ pathname }) => [pathname]);
  const spaCalls = await measure(0, ({ apiPaths }) => apiPaths);
  return pages.map((_, index) => {
    const of = (costs: readonly ServerCost[]) => {
      const cost = costs[index];
      if (!cost) throw new Error('A page was not measured');
      return cost;
    };
    return { rendered: of(rendered), kept: of(kept), spaCalls: of(spaCalls) };
  });
}
