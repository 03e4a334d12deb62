import type { Page } from 'playwright/test';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { switchRemote } from '../../deploy/release/registry-changes.ts';
import { readHtml } from '../support/html.ts';
import { hideClientFiles, publishBroken, type Fault } from '../support/releases.ts';
import { drawnOf, onDemand, shownExtensions, triedInBrowser, withFault } from '../support/shown-extensions.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

/** All that show something in pages of others; `broken` ones are published by each test anew. */
const guests = ['blog', 'shop', 'streaming'];
// What an extension does wrong is found within its own limit; the page's limits are not what is tried here.
const environment = { ...longTimeouts, EXTENSION_LIMIT_MS: '600', RENDER_LIMIT_MS: '1500', LOG_LEVEL: 'error' };
const { site } = useFrontEnd({ environment });

/** A page as the server answers it. */
async function get(path: string) {
  const response = await fetch(new URL(path, site().url), { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, html, ...readHtml(html) };
}

type Shown = Awaited<ReturnType<typeof shownExtensions>>;
const shownByServer = async () => (await shownExtensions(guests)).filter(({ isForMembers }) => !isForMembers);

/** Each page answers as always but for one extension. Three at a time: all of them at once would be a crowd. */
async function expectHarmless(shown: Shown, fault: string): Promise<void> {
  const one = async ({ id, path }: Shown[number]) => {
    const [{ headings }, page] = await Promise.all([get(path), get(withFault(path, fault))]);
    expect({ id, status: page.status, headings: page.headings }).toEqual({ id, status: 200, headings });
    expect(drawnOf(page.html, id) ?? '', `${id}: ${fault}`).toBe('');
    expect(page.html).not.toContain('broken on purpose');
  };
  for (let first = 0; first < shown.length; first += 3) await Promise.all(shown.slice(first, first + 3).map(one));
}

/** Publishes every remote of `guests` with a fault; the result puts them back. */
async function breakAll(suffix: string, fault: Fault): Promise<() => Promise<void>> {
  const restore = await Promise.all(guests.map((name) => publishBroken(site().dataDir, name, suffix, fault)));
  await expect.poll(async () => (await get('/registry.json')).html).toContain(`-${suffix}"`);
  return async () => {
    for (const back of restore) await back();
    await expect.poll(async () => (await get('/registry.json')).html).not.toContain(`-${suffix}"`);
  };
}

/** Switches an area off, or on again. */
async function turn(remote: string, isOff: boolean): Promise<void> {
  await folderStore(site().dataDir).change((registry) => switchRemote(registry, remote, isOff, new Date()));
  await expect
    .poll(async () => (await get('/registry.json')).html.includes(`"closed":[{"name":"${remote}"`))
    .toBe(isOff);
}

/** Leaves the page by the logo, without a new document. */
async function expectAlive(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('header a[href="/"]').filter({ visible: true }).first().click();
  await expect(page.locator('main h1').first()).toBeAttached();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

test('Reader without scripts gets what other areas show on a page', async () => {
  for (const { id, path } of await shownByServer())
    // The first import of a bundle may be late.
    await expect.poll(async () => drawnOf((await get(path)).html, id), { message: id }).toMatch(/\w/);
});

test.describe('What an extension does wrong on the server costs the page nothing but the extension', () => {
  test('It throws, hangs, or wants to lead elsewhere', async () => {
    const restore = await breakAll('on-demand', { serverModule: onDemand });
    try {
      const shown = await shownByServer();
      for (const { id, path } of shown)
        await expect.poll(async () => drawnOf((await get(path)).html, id)).toMatch(/\w/);
      for (const fault of ['loader-throws', 'loader-sends-on', 'loader-hangs', 'throws', 'suspends'])
        await expectHarmless(shown, fault);
    } finally {
      await restore();
    }
  });

  for (const fault of ['loader-loops', 'loops'])
    test(`It never comes to an end: ${fault}`, async () => {
      const restore = await breakAll(fault, { serverModule: onDemand });
      try {
        const shown = await shownByServer();
        for (const { id, path, remote } of isEverything ? shown : shown.slice(-1)) {
          const { headings } = await get(path);
          const page = await get(withFault(path, fault));
          expect({ id, status: page.status, headings: page.headings }).toEqual({ id, status: 200, headings });
          await expect
            .poll(() => site().said())
            .toMatch(new RegExp(`"remote":"${remote}".*"page":"${id}".*an extension is left`));
          // From now on nobody waits for it.
          expect((await get(withFault(path, fault))).headings).toEqual(headings);
        }
      } finally {
        await restore();
      }
    });

  for (const [name, lazy] of Object.entries({
    'cannot-be-imported': '() => Promise.reject(new Error("broken on purpose"))',
    'hangs-on-import': '() => new Promise(() => {})',
  }))
    test(`Its code is not usable: ${name}`, async () => {
      const serverModule = `import real from './real/app.js';
        const broken = (extension) => ({ ...extension, lazy: ${lazy} });
        export default { ...real, extensions: (real.extensions ?? []).map(broken) };`;
      const restore = await breakAll(name, { serverModule });
      try {
        await expectHarmless(await shownByServer(), name);
      } finally {
        await restore();
      }
    });

  test('Its code is not in the release, its release does not fit, its area is off', async () => {
    const visitors = (await shownByServer()).filter(({ slot }) => slot !== 'merchandise.actions');
    for (const remote of new Set(visitors.map((shown) => shown.remote))) {
      const shown = visitors.filter((visitor) => visitor.remote === remote);
      const missing = `import real from './real/app.js'; export default { ...real, extensions: [] };`;
      for (const fault of [{ serverModule: missing }, { remote: { contract: '9.0.0' } }]) {
        const suffix = fault.remote ? 'misfit' : 'missing';
        const restore = await publishBroken(site().dataDir, remote, suffix, fault);
        await expect.poll(async () => (await get('/registry.json')).html).toContain(`-${suffix}"`);
        await expectHarmless(shown, suffix);
        await restore();
      }
      await turn(remote, true);
      for (const { id, path } of shown) expect(drawnOf((await get(path)).html, id)).toBeUndefined();
      await turn(remote, false);
      for (const { id, path } of shown)
        await expect.poll(async () => drawnOf((await get(path)).html, id)).toMatch(/\w/);
    }
  });
});

test.describe('What an extension does wrong in a browser costs the page nothing but the extension', () => {
  test('It throws when it is drawn', async ({ visit }) => {
    const restore = await breakAll('in-browser', { serverModule: onDemand });
    try {
      for (const { id, path } of triedInBrowser(await shownByServer()))
        await visit(
          { site: site().url, expected: [/console (warning|error): .*(TypeError|React error)/] },
          async ({ page, open }) => {
            const faulty = withFault(path, 'throws-in-browser');
            expect(drawnOf((await get(faulty)).html, id)).toContain('drawn');
            await open(faulty);
            await page.evaluate((of) => document.querySelector(`[data-island="${of}"]`)?.scrollIntoView(), id);
            await expect(page.locator(`[data-island="${id}"]`)).toHaveCount(0);
            await expectAlive(page);
          },
        );
    } finally {
      await restore();
    }
  });

  test('Its files are out of reach', async ({ visit }) => {
    const shown = triedInBrowser(await shownByServer()).filter(({ slot }) => !/^(merchandise|search)\./.test(slot));
    for (const { id, path, remote } of shown) {
      await expect.poll(async () => drawnOf((await get(path)).html, id)).toMatch(/\w/);
      const restore = await hideClientFiles(site().dataDir, remote);
      try {
        await visit(
          { site: site().url, expected: [/404|Failed to fetch|Refused|console warning|RUNTIME-|preload|integrity/] },
          async ({ page, open }) => {
            await open(path);
            const place = page.locator(`[data-island="${id}"]`);
            const text = await place.textContent();
            await Promise.all([
              page.waitForResponse((response) => response.status() === 404),
              place.scrollIntoViewIfNeeded(),
            ]);
            expect(await place.textContent()).toBe(text);
            // On the way there in the browser nothing has been drawn before.
            await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
            await page.locator('header a[href="/pricing"]').filter({ visible: true }).click();
            await expect(page).toHaveURL(/pricing/);
            // A visitor who goes back before the next page is drawn has never left this one.
            await expect(place).toHaveCount(0);
            await page.goBack();
            await expect(page.locator('main h1').first()).toBeAttached();
            await expect(place).toHaveText('');
            expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
          },
        );
      } finally {
        await restore();
      }
    }
  });
});
