import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../../deploy/build/run.ts';
import { fixed, table } from '../report/table.ts';
import { measureInTurns } from './measure.ts';
import { reads } from './reads.ts';
import { startSite } from './sites.ts';

/** How much longer the slowest twentieth may take than in the demo. */
const limit = 1.5;
const head = ['read', 'demo', 'p95', 'pg', 'kB', 'large', 'p95', 'pg', 'kB', 'ratio', 'p95'];

/** `npm run bench:scale`: every read of the demo and of a site with eighty times as much, in turns. */
export async function benchScale(args: string[], onCleanUp: (stop: () => Promise<void>) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '40' },
      data: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  await buildAll(['api', 'demo']);
  const dataDir = values.data ?? (await mkdtemp(path.join(tmpdir(), 'sahra-scale-')));
  await chmod(dataDir, 0o711);
  if (!values.data) onCleanUp(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const demo = await startSite('demo', dataDir, onCleanUp);
  const filledAt = performance.now();
  const large = await startSite('large', dataDir, onCleanUp);
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}; client on the same cores; ${values.runs} of each, in turns; ms.`,
    `\nDemo: ${JSON.stringify(demo.totals)}\nLarge: ${JSON.stringify(large.totals)}, filled in ${((performance.now() - filledAt) / 1000).toFixed(0)} s`,
  );
  const rows: string[][] = [];
  for (const read of reads.filter(({ name }) => name.includes(values.only))) {
    const [small, big] = await measureInTurns(read, [demo, large], Number(values.runs));
    if (!small || !big) continue;
    const figures = [small, big].flatMap(({ median, p95, database, bytes }) => [median, p95, database, bytes / 1000]);
    const ratio = big.p95 / small.p95;
    // An answer that has twice as much may take twice as long.
    const isSlow = ratio > limit * Math.max(1, big.bytes / small.bytes);
    rows.push([
      read.name,
      ...figures.map((figure) => fixed(figure, 1)),
      fixed(big.median / small.median, 1),
      `${fixed(ratio, 1)}${isSlow ? ' !' : ''}`,
    ]);
  }
  console.log(table(head, rows));
}
