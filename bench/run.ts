import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { buildAll } from '../deploy/build/run.ts';
import { root } from '../deploy/build/version.ts';
import { findChromium } from '../deploy/checks/chromium.ts';
import { countReacts, foreignChunks } from './measure/code-checks.ts';
import { figureKeys, type Figures } from './measure/figures.ts';
import { hasPlayer, measurePlayer } from './measure/player-code.ts';
import { pageCosts } from './measure/server-cost.ts';
import { visit, type Visit } from './measure/visit.ts';
import { readOptions, type Part } from './options.ts';
import { measureNavigation, navigationTable } from './navigation/measure-navigation.ts';
import { measureTouches, touchesTable } from './navigation/measure-touches.ts';
import { measurePlaying, playingTable } from './playing/measure-playing.ts';
import type { PageFacts } from './report/budgets.ts';
import { conditionsOf, describeConditions } from './report/conditions.ts';
import { medians } from './report/median.ts';
import { budgetsTable, costsTable, figuresTable } from './report/print.ts';
import { measureScrolling, scrollingTable } from './scrolling/measure-scrolling.ts';
import { makeDataDir } from './sites/data-dir.ts';
import { startSites, variants, type Sites, type Variant } from './sites/sites.ts';
import { buildSpa } from './spa/build-spa.ts';

/** Playwright would end this process before the site has been stopped. */
const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const;
type Visits = Record<Variant, Visit[]>;

/** Visits both variants in turns, so that what disturbs the machine disturbs both. */
async function visitInTurns(browser: Browser, sites: Sites, pathname: string, runs: number): Promise<Visits> {
  const visits: Visits = { federated: [], spa: [] };
  // Once without the slow line: pictures are drawn, code is warm, on both sides.
  for (const variant of variants) await visit(browser, sites.direct[variant] + pathname, false);
  for (let run = 1; run <= runs; run++)
    for (const variant of variants) {
      const made = await visit(browser, sites.shaped[variant] + pathname);
      visits[variant].push(made);
      const { lcp, usable } = made.figures;
      console.log(
        `${pathname} ${variant} ${run}/${runs}: LCP ${lcp.toFixed(0)}, usable ${usable.toFixed(0)} (${made.lcpElement})`,
      );
    }
  return visits;
}

const mediansOf = (visits: Visit[]): Figures =>
  medians(
    visits.map(({ figures }) => figures),
    figureKeys,
  );

async function factsOf(sites: Sites, pathname: string, { federated, spa }: Visits): Promise<Omit<PageFacts, 'costs'>> {
  const exchanges = federated.flatMap((made) => made.exchanges);
  const direct = (federated[0]?.exchanges ?? []).map((exchange) => ({
    ...exchange,
    url: exchange.url.replace(sites.shaped.federated, sites.direct.federated),
  }));
  return {
    pathname,
    federated: mediansOf(federated),
    spa: mediansOf(spa),
    reacts: await countReacts(direct),
    foreignChunks: await foreignChunks(sites.direct.federated, pathname, exchanges),
  };
}

/** Pages on a slow line and a slow device, beside the same sources as one plain SPA. */
async function measurePages(browser: Browser, sites: Sites, pages: readonly string[], runs: number) {
  const facts: Omit<PageFacts, 'costs'>[] = [];
  const visits: Record<string, Visits> = {};
  for (const pathname of pages) {
    const made = await visitInTurns(browser, sites, pathname, runs);
    visits[pathname] = made;
    facts.push(await factsOf(sites, pathname, made));
  }
  const others = Object.entries(visits)
    .filter(([pathname]) => !hasPlayer(pathname))
    .flatMap(([, { federated }]) => federated.flatMap((made) => made.exchanges));
  const player = await measurePlayer(browser, sites, others);
  return { facts, player, visits };
}

/** What one visit of the SPA asks the api for. */
const apiPathsOf = ([visited]: Visit[]) =>
  (visited?.exchanges ?? [])
    .filter(({ kind }) => kind === 'api')
    .map(({ url }) => url.slice(new URL(url).origin.length));

/** `npm run bench`: builds, starts, measures, prints, and writes the same as JSON. */
export async function bench(args: string[], onCleanUp: (stop: () => Promise<void>) => void): Promise<void> {
  const { runs, pages, only, http } = readOptions(args);
  const executablePath = await findChromium();
  await buildAll();
  const build = await buildSpa();
  const dataDir = await makeDataDir(onCleanUp);
  const sites = await startSites(build, dataDir, http);
  onCleanUp(sites.stop);
  // A certificate that the browser refuses at first, and then takes, costs a second connection, which visitors do not have.
  const flags = ['--no-sandbox', '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath, args: flags, ...ownSignals });
  onCleanUp(() => browser.close());

  const conditions = conditionsOf(browser.version(), runs, http, new Date());
  const isWanted = (part: Part) => only === undefined || only === part;
  const measured = isWanted('pages') ? await measurePages(browser, sites, pages, runs) : undefined;
  const navigation = isWanted('navigation')
    ? await measureNavigation(browser, sites.shaped.federated, runs)
    : undefined;
  const touches = isWanted('navigation') ? await measureTouches(browser, sites.direct.federated, runs) : undefined;
  const playing = isWanted('playing') ? await measurePlaying(browser, sites, runs) : undefined;
  const scrolling = isWanted('scrolling') ? await measureScrolling(browser, sites.direct.federated, runs) : undefined;
  // Alone on the machine.
  await sites.stop();
  const costs = measured
    ? await pageCosts(
        dataDir,
        pages.map((pathname) => ({ pathname, apiPaths: apiPathsOf(measured.visits[pathname]?.spa ?? []) })),
      )
    : [];
  const facts = (measured?.facts ?? []).flatMap((fact, index) =>
    costs[index] ? [{ ...fact, costs: costs[index] }] : [],
  );
  const texts = [
    describeConditions(conditions),
    ...(measured ? [figuresTable(facts), budgetsTable(facts, measured.player), costsTable(facts)] : []),
    ...(navigation ? [navigationTable(navigation)] : []),
    ...(touches ? [touchesTable(touches)] : []),
    ...(playing ? [playingTable(playing)] : []),
    ...(scrolling ? [scrollingTable(scrolling)] : []),
  ];
  console.log(`\n${texts.join('\n\n')}\n`);
  const file = path.join(root, 'bench/results', `${conditions.measuredAt.replaceAll(':', '-')}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ conditions, pages: facts, player: measured?.player, visits: measured?.visits, navigation, touches, playing, scrolling }, null, 1)}\n`,
  );
  console.log(`The same as JSON, with every visit: ${path.relative(root, file)}`);
}
