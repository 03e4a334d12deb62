import { paths } from '../support/addresses.ts';
import type { Page, Response } from 'playwright/test';
import { messagesOf } from '../support/messages.ts';
import { chooseTheme } from '../support/customizer.ts';
import { episodeHref, findEpisode, playerWord } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const kilobyte = 1000;

/** What a visitor's browser fetched so far. */
function watchAnswers(page: Page) {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  const paths = (of = answers) => of.map((response) => new URL(response.url()).pathname);
  const ofType = (type: string) => answers.filter((response) => response.request().resourceType() === type);
  return { answers, paths, ofType };
}

/** Places where a library, or what hands everybody the visitor's app, is defined, not where it is used. */
const definitions = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g,
  'react-dom': /rendererPackageName:\s*[`'"]react-dom[`'"]/g,
  app: /useApp needs an AppProvider above it/g,
};

async function countCopies(scripts: Response[]): Promise<Record<string, string[]>> {
  const copies: Record<string, string[]> = { react: [], 'react-dom': [], app: [] };
  for (const script of scripts) {
    const source = await script.text();
    for (const [name, pattern] of Object.entries(definitions))
      for (const _match of source.matchAll(pattern)) copies[name]?.push(new URL(script.url()).pathname);
  }
  return copies;
}

/** Watches which scripts of a page have run; a machine that is busy runs them long after they came. */
async function watchRuns(page: Page): Promise<() => Promise<ReadonlySet<string>>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const executed = new Set<string>();
  // Each answer tells what ran since the one before.
  return async () => {
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    for (const { url } of result) executed.add(url);
    return executed;
  };
}

test('A first visit of the home page fetches what it needs once, and no code of other areas', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const seen = watchAnswers(page);
    await open('/');
    await page.waitForLoadState('networkidle');
    const copies = await countCopies(seen.ofType('script'));
    expect(copies.react).toHaveLength(1);
    expect(copies['react-dom']).toHaveLength(1);
    expect(copies.app).toHaveLength(1);
    // What they show on the page is styled before the first paint; its code waits until the visitor is near.
    const ofOthers = seen.answers.filter((response) => response.request().resourceType() !== 'stylesheet');
    expect(seen.paths(ofOthers).filter((path) => /^\/mf\/(shop|blog|account)\//.test(path))).toEqual([]);
    // The page came with its data.
    expect(seen.paths().filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(seen.paths().filter((path) => /player|videojs|hls/i.test(path))).toEqual([]);
    const others = seen.answers.filter((response) => response.request().resourceType() !== 'image');
    expect(others.length, seen.paths(others).join('\n')).toBeLessThanOrEqual(40);
    const sizes = await Promise.all(
      seen.ofType('script').map(async (response) => (await response.request().sizes()).responseBodySize),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(180 * kilobyte);
  }));

for (const path of [paths.home.href(), paths.shop.href(), paths.pricing.href()])
  test(`What ${path} announces is used`, ({ visit }) =>
    visit({}, async ({ page, open }) => {
      const seen = watchAnswers(page);
      const runs = await watchRuns(page);
      await open(path);
      await page.waitForLoadState('networkidle');
      const announced = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
      expect(announced.length).toBeGreaterThan(3);
      const fetched = seen.ofType('script').filter((response) => announced.includes(response.url()));
      const unused = async () => {
        const executed = await runs();
        const unused = fetched.filter((response) => !executed.has(response.url()));
        const sizes = await Promise.all(unused.map(async (response) => (await response.body()).length));
        // A file of a few re-exports may be fetched in vain; not more.
        return sizes.reduce((sum, size) => sum + size, 0) < kilobyte / 2 ? [] : unused.map((one) => one.url());
      };
      await expect.poll(unused).toEqual([]);
    }));

test('Going to the shop fetches the shop, and no second react', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const seen = watchAnswers(page);
    await open('/');
    await page.waitForLoadState('networkidle');
    const before = seen.answers.length;
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('remote-shop', 'menu.shop') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('remote-shop', 'store.title') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const later = seen.paths(seen.answers.slice(before));
    expect(later.some((path) => path.startsWith('/mf/shop/'))).toBe(true);
    expect(later.filter((path) => /^\/mf\/(blog|account)\//.test(path))).toEqual([]);
    const copies = await countCopies(seen.ofType('script'));
    expect(copies.react).toHaveLength(1);
    expect(copies['react-dom']).toHaveLength(1);
    expect(copies.app).toHaveLength(1);
  }));

test('The direction that a visitor chooses in the header reaches the player of a remote', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(episodeHref(await findEpisode()));
    const help = page.locator('dialog').and(page.getByLabel(playerWord('shortcuts.title')));
    await expect(help).toHaveAttribute('dir', 'rtl');
    await chooseTheme(page, { direction: 'ltr' });
    await expect(help).toHaveAttribute('dir', 'ltr');
  }));
