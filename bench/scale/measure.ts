import { quantile } from '../crowds/clients.ts';
import type { Read } from './reads.ts';
import type { ScaleSite } from './sites.ts';

/** Milliseconds of one read on one site. */
export interface Figures {
  readonly median: number;
  readonly p95: number;
  /** Processor time of PostgreSQL. */
  readonly database: number;
  /** Of the answers, the mean. */
  readonly bytes: number;
}

const warmUp = 3;

async function ask({ url, totals, member }: ScaleSite, { path, isOfMember }: Read, turn: number) {
  const begun = performance.now();
  const answer = await fetch(`${url}/api${path(totals, turn)}`, { headers: isOfMember ? member : {} });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path(totals, turn)} is answered with ${answer.status}`);
  return { ms: performance.now() - begun, bytes: byteLength };
}

/** Asks several sites for the same, in turns, so that what disturbs the machine disturbs all of them. */
export async function measureInTurns(read: Read, sites: readonly ScaleSite[], runs: number): Promise<Figures[]> {
  const taken = sites.map(() => ({ ms: [] as number[], database: 0, bytes: 0 }));
  for (let turn = 0; turn < warmUp + runs; turn += 1)
    // Neither is always the one that comes after the other.
    for (const [index, site] of turn % 2 ? [...sites.entries()].reverse() : sites.entries()) {
      const before = site.databaseMs();
      const { ms, bytes } = await ask(site, read, turn);
      const own = taken[index];
      if (!own || turn < warmUp) continue;
      own.ms.push(ms);
      own.bytes += bytes;
      own.database += site.databaseMs() - before;
    }
  return taken.map(({ ms, database, bytes }) => ({
    median: quantile(ms, 0.5),
    p95: quantile(ms, 0.95),
    database: database / ms.length,
    bytes: bytes / ms.length,
  }));
}
