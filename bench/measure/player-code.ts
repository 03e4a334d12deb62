import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { releaseManifestSchema } from '@sahra/shared/federation/release-manifest';
import { homeSchema, programSchema } from '@sahra/shared/schemas/catalog';
import { paths } from '../../remote-streaming/src/paths.ts';
import type { Sites } from '../sites/sites.ts';
import type { Exchange } from './network-log.ts';
import { visit } from './visit.ts';

/** A player of HLS cannot do without the first line of a playlist. */
const isHlsCode = async (url: string) => (await (await fetch(url)).text()).includes('EXTM3U');

const readJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

/** Address of the first episode of what the home page shows first. */
export async function episodePath(siteUrl: string): Promise<string> {
  const { slider, topTen } = homeSchema.parse(await readJson(`${siteUrl}/api/home?lang=ar`));
  const program = slider[0]?.program ?? topTen[0];
  if (!program) throw new Error('The home page has no program to play');
  const { seasons } = programSchema.parse(await readJson(`${siteUrl}/api/programs/${program.id}?lang=ar`));
  const episode = seasons[0]?.episodes[0];
  if (!episode) throw new Error(`Program ${program.id} has no episode to play`);
  return paths.episode.href(program.id, episode.id);
}

/** Files that a release names as what its pages are shown with: whatever else an episode fetches, it fetches to play. */
async function isNamedByRelease(dataDir: string, url: string): Promise<boolean> {
  const [, name = '', version = '', file = ''] = /^\/mf\/([^/]+)\/([^/]+)\/(.+)$/.exec(new URL(url).pathname) ?? [];
  const text = await readFile(path.join(dataDir, 'releases', name, version, 'remote.json'), 'utf8');
  const { entry, hints } = releaseManifestSchema.parse(JSON.parse(text));
  const lists = [hints.entry, ...Object.values(hints.pages), ...Object.values(hints.messages)];
  return file === entry || lists.some(({ js }) => js.includes(file));
}

/** Whether the page at this path plays something: of an episode, or of a video. */
export const hasPlayer = (pathname: string): boolean => /^\/(programs\/\d+\/episodes|videos-detail)\b/.test(pathname);

export interface PlayerCode {
  kb: number;
  files: string[];
  /** Player code that a page without a player has fetched. */
  elsewhere: string[];
}

/** Opens an episode and weighs the code that only playing needs. `others`: what pages without a player have fetched. */
export async function measurePlayer(browser: Browser, sites: Sites, others: readonly Exchange[]): Promise<PlayerCode> {
  const { exchanges } = await visit(
    browser,
    sites.direct.federated + (await episodePath(sites.direct.federated)),
    false,
  );
  const fetched = new Set(others.map(({ url }) => new URL(url).pathname));
  const player: Exchange[] = [];
  const elsewhere: string[] = [];
  for (const exchange of exchanges.filter(({ kind }) => kind === 'js')) {
    if (await isNamedByRelease(sites.dataDir, exchange.url)) continue;
    const { pathname } = new URL(exchange.url);
    if (!fetched.has(pathname)) player.push(exchange);
    else if (await isHlsCode(exchange.url)) elsewhere.push(pathname);
  }
  if (player.length === 0 && elsewhere.length === 0) throw new Error('The episode page has fetched no player');
  const bytes = player.reduce((sum, exchange) => sum + exchange.bytes, 0);
  return { kb: bytes / 1000, files: player.map(({ url }) => new URL(url).pathname), elsewhere };
}
