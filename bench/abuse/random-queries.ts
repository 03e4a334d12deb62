import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { runClients } from '../crowds/clients.ts';
import type { Parts } from './start-parts.ts';
import { shownVisits, visit, type Visit } from './visits.ts';

const CROWDS = [0, 40, 100, 250];
const SECONDS = 60;
const EVERY_MS = 500;

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Pages of the shop that nobody has asked for yet, for so long. */
async function freshPages(url: string, seconds: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  const first = Math.floor(Math.random() * 1e8);
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000;) {
    visits.push(await visit(`${url}/shop?maxPrice=${first + visits.length}`));
    await pause(EVERY_MS);
  }
  return visits;
}

/** Clients ask for the home page with a random parameter, again and again: what a visitor feels who asks for pages that were not made yet. */
export async function measureRandomQueries({ url, hostPid, lostWorkers }: Parts, seconds = SECONDS): Promise<string[]> {
  const lines: string[] = [];
  for (const crowd of CROWDS) {
    const before = lostWorkers();
    const asked: Visit[] = [];
    const attack = runClients(crowd, seconds, async () => {
      const one = await visit(`${url}/?r=${randomUUID()}`);
      asked.push(one);
      return one.outcome === 'page';
    });
    const felt = await freshPages(url, seconds);
    await attack;
    lines.push(
      `${crowd} clients with random queries, ${(asked.length / seconds).toFixed(0)} answers a second${crowd > 0 ? `: ${shownVisits(asked)}` : ''}`,
      `    a visitor's fresh pages: ${shownVisits(felt)}; ${lostWorkers() - before} workers lost, host server ${megabytesOf(hostPid).toFixed(0)} MB`,
    );
  }
  return lines;
}
