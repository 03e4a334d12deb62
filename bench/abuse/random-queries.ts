import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { runClients } from '../crowds/clients.ts';
import type { Parts } from './start-parts.ts';
import { shownVisits, visit, type Visit } from './visits.ts';

const CROWDS = [0, 40, 100, 250];
/** Addresses that no page knows, and ones that a page has to be made for. */
const addresses: Readonly<Record<string, (random: string) => string>> = {
  'unknown parameters': (random) => `/?r=${random}`,
  'parameters of the page': (random) => `/shop?maxPrice=${Number.parseInt(random.slice(0, 7), 16)}`,
};
/** A visitor from elsewhere. */
const VISITOR = 5000;
const SECONDS = 60;
const EVERY_MS = 500;

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Pages of the shop that nobody has asked for yet, for so long. */
async function freshPages(url: string, seconds: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  const first = Math.floor(Math.random() * 1e8);
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000;) {
    visits.push(await visit(`${url}/shop?maxPrice=${first + visits.length}`, VISITOR));
    await pause(EVERY_MS);
  }
  return visits;
}

/** Clients ask for the home page with a random parameter, again and again: what a visitor feels who asks for pages that were not made yet. */
export async function measureRandomQueries({ url, hostPid, lostWorkers }: Parts, seconds = SECONDS): Promise<string[]> {
  const lines: string[] = [];
  for (const crowd of CROWDS)
    for (const [name, addressOf] of Object.entries(addresses).slice(0, crowd > 0 ? undefined : 1)) {
      const before = lostWorkers();
      const asked: Visit[] = [];
      const attack = runClients(crowd, seconds, async (client) => {
        const one = await visit(url + addressOf(randomUUID()), client);
        asked.push(one);
        return one.outcome === 'page';
      });
      const felt = await freshPages(url, seconds);
      await attack;
      const got =
        crowd > 0 ? `, ${name}, ${(asked.length / seconds).toFixed(0)} answers a second: ${shownVisits(asked)}` : '';
      lines.push(
        `${crowd} clients with random queries${got}`,
        `    a visitor's fresh pages: ${shownVisits(felt)}; ${lostWorkers() - before} workers lost, host server ${megabytesOf(hostPid).toFixed(0)} MB`,
      );
    }
  return lines;
}
