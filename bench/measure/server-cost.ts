import { Agent, get } from 'node:http';
import { quantile, runClients } from '../crowds/clients.ts';
import { startWholeSite } from '../sites/whole-site.ts';
import { treeCpuMs } from './process-tree.ts';

const WARM_UP = 60;
const REQUESTS = 200;
/** Clients that ask at once, on the same processors, and for how long. */
const CLIENTS = 8;
const SECONDS = 5;

/** What the whole site spends on something that a visitor asks for: gateway with its compression, host server, api and PostgreSQL. */
export interface ServerCost {
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** How often it is answered in a second, to eight clients at once. */
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

/** Takes an answer as a browser gets it, and does nothing with it. */
const take = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });

/** What it costs to answer all of `urls`, one after the other; nothing where there are none. */
async function costOf(pid: number, urls: readonly string[]): Promise<ServerCost> {
  if (urls.length === 0) return { cpuMs: 0, perSecond: Number.NaN, p95Ms: Number.NaN };
  const takeAll = async () => {
    for (const url of urls) await take(url);
  };
  for (let index = 0; index < WARM_UP; index += 1) await takeAll();
  const before = treeCpuMs(pid);
  for (let index = 0; index < REQUESTS; index += 1) await takeAll();
  const cpuMs = (treeCpuMs(pid) - before) / REQUESTS;
  const { ms, seconds } = await runClients(CLIENTS, SECONDS, () => takeAll().then(() => true));
  return { cpuMs, perSecond: ms.length / seconds, p95Ms: quantile(ms, 0.95) };
}

/** What each of the pages costs; `apiPaths` are the calls that it makes as an SPA. The site's data are those of `dataDir`, which no other site may have. */
export async function pageCosts(
  dataDir: string,
  pages: readonly { pathname: string; apiPaths: readonly string[] }[],
): Promise<PageCosts[]> {
  const measure = async (cacheMs: number, urlsOf: (page: (typeof pages)[number]) => readonly string[]) => {
    const site = await startWholeSite(dataDir, { PAGE_CACHE_MS: String(cacheMs) });
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
