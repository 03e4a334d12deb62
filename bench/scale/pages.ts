import path from 'node:path';
import { treeCpuMs } from '../measure/process-tree.ts';
import { fixed, table } from '../report/table.ts';
import { startWholeSite, type WholeSite } from '../sites/whole-site.ts';
import { fillSite, type SiteName } from './sites.ts';

/** How much more a page may cost than in the demo. */
const LIMIT = 1.3;
const pages = ['/', '/categories/1', '/shop', '/shows-details/1'];
const WARM_UP = 20;
const ROUNDS = 8;
/** Pages of each round: the clock of processes has ticks of 10 ms. */
const PAGES = 12;

async function start(name: SiteName, dataDir: string, onCleanUp: (stop: () => Promise<void>) => void) {
  const folder = path.join(dataDir, `pages-${name}`);
  await fillSite(name, folder);
  const site = await startWholeSite(folder, { SEED: 'none', PAGE_CACHE_MS: '0', ARTWORK_WARM_UP: 'off' });
  onCleanUp(site.stop);
  return site;
}

async function read({ url }: WholeSite, page: string): Promise<number> {
  const answer = await fetch(url + page, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${page} is answered with ${answer.status}`);
  return html.length;
}

/** Processor time of a page in all processes of each site, in milliseconds, rendered in turns; and characters of its HTML. */
async function costOf(page: string, sites: readonly WholeSite[]) {
  const costs = sites.map(() => ({ cpuMs: 0, length: 0 }));
  for (const site of sites) for (let turn = 0; turn < WARM_UP; turn += 1) await read(site, page);
  for (let round = 0; round < ROUNDS; round += 1)
    // Neither is always the one that comes after the other.
    for (const [index, site] of round % 2 ? [...sites.entries()].reverse() : sites.entries()) {
      const cost = costs[index];
      if (!cost) continue;
      const before = treeCpuMs(site.pid);
      for (let turn = 0; turn < PAGES; turn += 1) cost.length = await read(site, page);
      cost.cpuMs += (treeCpuMs(site.pid) - before) / (ROUNDS * PAGES);
    }
  return costs;
}

/** What pages of the demo and of a site with eighty times as much cost the whole site; a table, and how many cost too much. */
export async function measurePages(dataDir: string, onCleanUp: (stop: () => Promise<void>) => void) {
  const sites = [await start('demo', dataDir, onCleanUp), await start('large', dataDir, onCleanUp)];
  let dear = 0;
  const rows: string[][] = [];
  for (const page of pages) {
    const [small, big] = await costOf(page, sites);
    if (!small || !big) throw new Error('There are two sites');
    const ratio = big.cpuMs / small.cpuMs;
    if (ratio > LIMIT) dear += 1;
    const sizes = [small, big].flatMap(({ cpuMs, length }) => [fixed(cpuMs, 1), fixed(length / 1000, 1)]);
    rows.push([page, ...sizes, fixed(ratio, 2), ratio > LIMIT ? 'DEAR' : 'ok']);
  }
  return { text: table(['page', 'demo CPU ms', 'HTML k', 'large CPU ms', 'HTML k', 'ratio', ''], rows), dear };
}
