import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../../deploy/build/run.ts';
import { fixed, table } from '../report/table.ts';
import { type Figures, measureInTurns } from './measure.ts';
import { measurePages } from './pages.ts';
import { type Read, reads } from './reads.ts';
import { type ScaleSite, startSite } from './sites.ts';

/** How much longer the slowest twentieth may take than in the demo. */
const limit = 1.5;
const head = ['read', 'demo p50', 'p95', 'pg', 'kB', 'large p50', 'p95', 'pg', 'kB', 'ratio p50', 'p95', 'verdict'];

interface Judged {
  readonly row: string[];
  readonly isSlow: boolean;
}

/** An answer that has more may take longer by as much: what has eight times as many rows is compared row by row. */
function judge(name: string, small: Figures, big: Figures, again: boolean): Judged {
  const more = Math.max(1, big.bytes / small.bytes);
  const ratio = big.p95 / small.p95;
  const isSlow = ratio > limit * more;
  const figures = [small, big].flatMap(({ median, p95, database, bytes }) => [median, p95, database, bytes / 1000]);
  const verdict = [
    isSlow ? 'SLOW' : 'ok',
    ...(ratio > limit && !isSlow ? [`for ${fixed(more, 1)} × as much`] : []),
    ...(again ? ['(asked again)'] : []),
  ].join(' ');
  const ratios = [big.median / small.median, ratio].map((each) => fixed(each, 2));
  return { row: [name, ...figures.map((figure) => fixed(figure, 1)), ...ratios, verdict], isSlow };
}

/** What is too slow is asked for twice as often once more: a twentieth of so few turns is soon reached by pauses of the machine. */
async function measureRead(read: Read, sites: readonly ScaleSite[], runs: number): Promise<Judged> {
  const once = async (again: boolean) => {
    const [small, big] = await measureInTurns(read, sites, again ? 2 * runs : runs);
    if (!small || !big) throw new Error('There are two sites');
    return judge(read.name, small, big, again);
  };
  const first = await once(false);
  return first.isSlow ? once(true) : first;
}

/** `npm run bench:scale`: every read of the demo and of a site with eighty times as much, in turns; `--pages`: whole pages of both; fails where one is too slow. */
export async function benchScale(args: string[], onCleanUp: (stop: () => Promise<void>) => void): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '80' },
      data: { type: 'string' },
      only: { type: 'string', default: '' },
      pages: { type: 'boolean', default: false },
    },
  });
  await (values.pages ? buildAll() : buildAll(['api', 'demo']));
  const dataDir = path.resolve(values.data ?? (await mkdtemp(path.join(tmpdir(), 'sahra-scale-'))));
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  if (!values.data) onCleanUp(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  if (values.pages) {
    const { text, dear } = await measurePages(dataDir, onCleanUp);
    console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; rendered in turns\n${text}`);
    if (dear > 0) throw new Error(`${dear} pages grow with the contents`);
    return;
  }
  const demo = await startSite('demo', dataDir, onCleanUp);
  const filledAt = performance.now();
  const large = await startSite('large', dataDir, onCleanUp);
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}; client on the same cores; ${values.runs} of each, in turns; ms.`,
    `\nDemo: ${JSON.stringify(demo.totals)}\nLarge: ${JSON.stringify(large.totals)}, there after ${((performance.now() - filledAt) / 1000).toFixed(0)} s`,
  );
  const judged: Judged[] = [];
  for (const read of reads.filter(({ name }) => name.includes(values.only)))
    judged.push(await measureRead(read, [demo, large], Number(values.runs)));
  console.log(
    table(
      head,
      judged.map(({ row }) => row),
    ),
  );
  const slow = judged.filter(({ isSlow }) => isSlow).length;
  console.log(
    `\n${judged.length - slow} of ${judged.length} reads have a p95 within ${limit} × of the demo's; load ${loadavg()[0]?.toFixed(1)} at the end.`,
  );
  if (slow > 0) throw new Error(`${slow} reads grow with the contents`);
}
