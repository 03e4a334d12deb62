import { readFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { clusterHome } from '../../api/src/database/postgres/cluster.ts';
import { findRunningPostgres } from '../../api/src/database/postgres/running-postgres.ts';
import { setUpByApi } from '../../api/src/second-step/set-up-by-api.ts';
import { root } from '../../deploy/build/version.ts';
import { startService } from '../../deploy/supervision/service.ts';
import { fillContributions } from './contributions.ts';
import type { Totals } from './reads.ts';

/** An api with a PostgreSQL of its own. */
export interface ScaleSite {
  readonly url: string;
  readonly dataDir: string;
  readonly totals: Totals;
  /** Headers of a member who is signed in. */
  readonly member: Record<string, string>;
  /** Milliseconds of processor time that its PostgreSQL has used for those who are connected now. */
  readonly databaseMs: () => number;
}

const publicUrl = 'http://localhost:4000';
/** What each is filled from, and what is written into it besides. */
const modules = { demo: 'demo/dist/demo.js', large: 'bench/scale/large-contents.ts' } as const;
const written = {
  demo: { authors: 400, contributions: 4_000, watched: 50, orders: 1_000 },
  large: { authors: 20_000, contributions: 200_000, watched: 50, orders: 100_000 },
} as const;
export type SiteName = keyof typeof modules;

async function totalsOf(url: string): Promise<Totals> {
  const totalOf = async (address: string) => {
    const answer = (await (await fetch(`${url}/api${address}`)).json()) as { total: number };
    return answer.total;
  };
  const [programs, episodes, people, tags, products, posts] = await Promise.all(
    ['/programs', '/sitemap/episodes?pageSize=1', '/people', '/tags', '/products', '/posts'].map(totalOf),
  );
  return { programs, episodes, people, tags, products, posts } as Totals;
}

/** Signs in a member of the demo who is an admin, and has begun to watch a hundred episodes. */
async function signIn(url: string, { programs, episodes }: Totals): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ identifier: 'mona', password: 'mona likes old films' });
  const answer = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const own = { ...headers, cookie };
  for (let turn = 1; turn <= 100; turn += 1) {
    const watched = await fetch(`${url}/api/account/progress/${1 + ((turn * 37) % episodes)}`, {
      method: 'PUT',
      headers: own,
      body: JSON.stringify({ seconds: 10 }),
    });
    if (!watched.ok) throw new Error(`Nobody can watch: ${await watched.text()}`);
    await fetch(`${url}/api/account/watchlist/${1 + ((turn * 31) % programs)}`, {
      method: 'PUT',
      headers: own,
      body: '{}',
    });
  }
  // Whoever manages something has a second step.
  const { cookie: fresh } = await setUpByApi((path, body) =>
    fetch(`${url}/api${path}`, { method: 'POST', headers: own, body: JSON.stringify(body) }),
  );
  return { cookie: fresh };
}

/** Time on a processor of everything that the postmaster has started, from Linux; elsewhere none. */
function databaseMs(dataDir: string): number {
  try {
    const postmaster =
      readFileSync(path.join(clusterHome(dataDir), 'postgres/postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
    const times = children.map((pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]));
    return times.reduce((sum, time) => sum + time, 0) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** An api on the data in `folder`. `seed`: what it is filled from, which takes memory that no site needs otherwise. */
const startApi = (folder: string, seed?: SiteName) =>
  startService({
    name: 'api',
    module: path.join(root, 'api/dist/main.js'),
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      ARTWORK_WARM_UP: 'off',
      ...(seed ? { DEMO_MODULE: path.join(root, modules[seed]) } : { SEED: 'none' }),
    },
    ...(seed && { execArgv: ['--max-old-space-size=3072'] }),
  });

/** Makes the folder of a site, and fills it. */
export async function fillSite(name: SiteName, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const service = await startApi(folder, name);
  await service.stop(60_000);
}

/** Starts the api on a folder of its own in `dataDir`. */
export async function startSite(
  name: SiteName,
  dataDir: string,
  onCleanUp: (stop: () => Promise<void>) => void,
): Promise<ScaleSite> {
  const folder = path.join(dataDir, name);
  await fillSite(name, folder);
  const service = await startApi(folder);
  onCleanUp(() => service.stop(8000));
  const url = `http://127.0.0.1:${service.port}`;
  const database = await findRunningPostgres(folder, AbortSignal.timeout(60_000));
  if (!database) throw new Error(`No PostgreSQL runs in ${folder}`);
  await fillContributions(database, written[name]);
  const totals = await totalsOf(url);
  return { url, dataDir: folder, totals, member: await signIn(url, totals), databaseMs: () => databaseMs(folder) };
}
