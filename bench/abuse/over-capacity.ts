import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { runClients } from '../crowds/clients.ts';
import { megabytesOf } from '../measure/process-tree.ts';
import type { CrowdedSite } from './start-parts.ts';
import { shownVisits, visit, type Visit } from './visits.ts';

const TIMES = [2, 5];
const SECONDS = 60;
/** Clients that find out how many new pages a second the site can make, and for how long. */
const CLIENTS = 16;
const CAPACITY_SECONDS = 10;
/** Cached pages that are asked for meanwhile, a second. */
const CACHED_RATE = 20;
const cachedPages = ['/', '/shop', '/blogs', '/shows-details/1', '/pricing'];
const KILL_EVERY_MS = 10_000;
/** Networks that the crowd comes from, and one that nobody of it is in. */
const NETWORKS = 5000;
const VISITOR = 9000;
const BACK_MS = 60_000;

const everything = /./;
const renderWorker = /render-worker/;

/** A page that nobody has asked for yet. */
let price = Math.floor(Math.random() * 1e7);
const newPage = (url: string) => `${url}/shop?maxPrice=${(price += 1)}`;

/** Asks `rate` times a second for so long, whether answers come or not; all that came of it. */
async function askAtRate(rate: number, seconds: number, ask: (turn: number) => Promise<Visit>): Promise<Visit[]> {
  const asked: Promise<Visit>[] = [];
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000; await pause(10))
    while (asked.length < ((performance.now() - startedAt) / 1000) * rate) asked.push(ask(asked.length));
  return Promise.all(asked);
}

/** New pages a second that are made for those who wait for them. */
async function capacityOf(url: string): Promise<number> {
  const { ms, seconds } = await runClients(
    CLIENTS,
    CAPACITY_SECONDS,
    async (client) => (await visit(newPage(url), client)).outcome === 'page',
  );
  return ms.length / seconds;
}

/** Milliseconds until a visitor of another network gets a new page. */
async function untilAnswered(url: string): Promise<number> {
  const startedAt = performance.now();
  while ((await visit(newPage(url), VISITOR)).outcome !== 'page')
    if (performance.now() - startedAt > BACK_MS)
      throw new Error(`No new page comes ${BACK_MS / 1000} s after the load`);
  return performance.now() - startedAt;
}

/** Does something again and again until `work` is over. */
async function meanwhile<T>(everyMs: number, repeat: () => Promise<void>, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const repeating = (async () => {
    while (!over.signal.aborted) {
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {});
      if (!over.signal.aborted) await repeat();
    }
  })();
  try {
    return await work;
  } finally {
    over.abort();
    await repeating;
  }
}

/** More new pages are asked for than can be made, while render workers are killed: what each gets, and what becomes of cached pages and of memory. */
export async function measureOverCapacity({ url, pids }: CrowdedSite, seconds = SECONDS): Promise<string[]> {
  for (const path of cachedPages) await visit(url + path, VISITOR);
  const capacity = await capacityOf(url);
  const memory = async () => megabytesOf(await pids(everything));
  const lines = [
    `${capacity.toFixed(0)} new pages a second can be made; ${availableParallelism()} cores, which ask too; load ${loadavg()[0]?.toFixed(1)}`,
  ];
  for (const times of TIMES) {
    const before = await memory();
    let most = before;
    let killed = 0;
    const kill = async () => {
      const [worker] = await pids(renderWorker);
      if (worker) process.kill(worker, 'SIGKILL');
      killed += worker ? 1 : 0;
      most = Math.max(most, await memory());
    };
    const asked = Promise.all([
      askAtRate(capacity * times, seconds, (turn) => visit(newPage(url), turn % NETWORKS)),
      askAtRate(CACHED_RATE, seconds, (turn) => visit(url + cachedPages[turn % cachedPages.length], VISITOR)),
    ]);
    const [made, cached] = await meanwhile(KILL_EVERY_MS, kill, asked);
    const back = await untilAnswered(url);
    lines.push(
      `${times} × that for ${seconds} s, ${killed} render workers killed:`,
      `    new pages: ${shownVisits(made)}`,
      `    cached pages, ${CACHED_RATE} a second: ${shownVisits(cached)}`,
      `    a visitor gets a new page ${back.toFixed(0)} ms after it; memory ${before.toFixed(0)}, at most ${most.toFixed(0)}, behind it ${(await memory()).toFixed(0)} MB`,
    );
  }
  return lines;
}
