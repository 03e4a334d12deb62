import type { Browser, Page } from 'playwright';
import { episodeSchema } from '@sahra/shared/schemas/catalog';
import { median } from '../report/median.ts';
import { fixed, table } from '../report/table.ts';
import { episodePath } from '../measure/player-code.ts';
import type { Sites } from '../sites/sites.ts';
import { timeToFrame, timeToPage, type Wanted } from './frames.ts';
import { type HlsStart, openHlsPage } from './hls-page.ts';

/** Everything that loads with a page has been loaded when nothing has come for so long. */
const SETTLED = 'networkidle';

type Figure = 'first' | 'half' | 'another' | 'page';
type Timings = Partial<Record<Figure, number>>;

/** Key by key: to the first frame, to that at half of the film, to the first one of the next film. */
async function playThrough(page: Page): Promise<Timings> {
  const press = (wanted: Wanted, key: string) => timeToFrame(page, wanted, () => page.keyboard.press(key));
  return {
    first: await press('first', 'k'),
    half: await press('half', '5'),
    another: await press('another', 'Shift+N'),
  };
}

async function ours(page: Page, site: string, episode: string): Promise<Timings> {
  await page.goto(site, { waitUntil: SETTLED });
  const card = page.getByRole('main').locator('a[href^="/shows-details/"]').first();
  const toPage = await timeToPage(page, () => card.click());
  await page.goto(site + episode, { waitUntil: SETTLED });
  return { ...(await playThrough(page)), page: toPage };
}

/** Addresses of the film of an episode and of the one after it. */
async function filmsFrom(site: string, episode: string): Promise<string[]> {
  const read = async (id: string | number) =>
    episodeSchema.parse(await (await fetch(`${site}/api/episodes/${id}?lang=ar`)).json());
  const first = await read(episode.split('/').at(-1) ?? '');
  if (!first.next) throw new Error(`Nothing comes after ${episode}`);
  return [first.playback.manifestUrl, (await read(first.next.id)).playback.manifestUrl];
}

const names: Readonly<Record<Figure, string>> = {
  first: 'press to first frame',
  half: 'seek to frame',
  another: 'next film to frame',
  page: 'page to page',
};

const figures = Object.keys(names) as Figure[];

/** How long a viewer waits in our player, and in hls.js's on the same films over the same slow line, in turns. */
export async function measurePlaying(browser: Browser, sites: Sites, runs: number): Promise<Record<string, Timings[]>> {
  const episode = await episodePath(sites.direct.federated);
  const films = await filmsFrom(sites.direct.federated, episode);
  const byHls = (start: HlsStart) => async (page: Page) => {
    await openHlsPage(page, sites.shaped.federated, films, start);
    await page.waitForLoadState(SETTLED);
    return playThrough(page);
  };
  const players: Readonly<Record<string, (page: Page) => Promise<Timings>>> = {
    Sahra: (page) => ours(page, sites.shaped.federated, episode),
    'hls.js that loads with the press': byHls('with the press'),
    'hls.js that loads with the page': byHls('with the page'),
  };
  const taken: Record<string, Timings[]> = {};
  for (let run = 1; run <= runs; run += 1)
    for (const [name, play] of Object.entries(players)) {
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
      try {
        // The loader of TypeScript names functions through a helper that the page does not have.
        await context.addInitScript('globalThis.__name ??= (value) => value');
        const timings = await play(await context.newPage());
        (taken[name] ??= []).push(timings);
        console.log(
          `${name} ${run}/${runs}: ${figures.map((each) => `${names[each]} ${fixed(timings[each], 0)}`).join(', ')}`,
        );
      } finally {
        await context.close();
      }
    }
  return taken;
}

/** Medians of each player; what a page of hls.js has not is a dash. */
export const playingTable = (taken: Readonly<Record<string, Timings[]>>): string =>
  table(
    ['playing, ms, processor not slowed', ...figures.map((each) => names[each])],
    Object.entries(taken).map(([name, timings]) => [
      name,
      ...figures.map((each) => {
        const values = timings.flatMap((timing) => timing[each] ?? []);
        return fixed(values.length > 0 ? median(values) : undefined, 0);
      }),
    ]),
  );
