import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright/test';
import { checkExtensions } from '../../deploy/release/check-extensions.ts';
import { checkInBrowser } from '../../deploy/release/check-in-browser.ts';
import { placesOf } from '../../deploy/release/extension-visits.ts';
import { renderLimits } from '../../deploy/release/check-renders.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { currentHost } from '../../deploy/release/publish-release.ts';
import { startRehearsal, type Rehearsal } from '../../deploy/release/rehearsal.ts';
import { emptyRegistry } from '../../deploy/release/registry-changes.ts';
import { manifestOf } from '../support/builds.ts';
import { site } from '../support/current-site.ts';
import { makeDataDir, removeDataDir } from '../support/environment.ts';
import {
  extensionsInBrowser,
  extensionsOnServer,
  harmlessExtension,
  makeExtendingBlog,
  type HostileExtension,
} from '../support/hostile-extensions.ts';
import { publishReleases } from '../support/published-releases.ts';
import { expect, test } from '../support/test.ts';

// What the gate makes of a page's answer is in deploy/release/check-extensions.test.ts.

let blog: Awaited<ReturnType<typeof makeExtendingBlog>>;
let dataDir: string;
let rehearsal: Rehearsal;

test.beforeAll(async () => {
  dataDir = await makeDataDir();
  await publishReleases(dataDir);
  blog = await makeExtendingBlog();
  const store = folderStore(dataDir);
  const host = await currentHost(store, (await store.readRegistry()) ?? emptyRegistry);
  const registry = (await store.readRegistry()) ?? emptyRegistry;
  rehearsal = await startRehearsal(blog.dist, await manifestOf(blog.dist), store, registry, host, site().api.url);
});
test.afterAll(async () => {
  await rehearsal?.stop();
  await rm(blog.dist, { recursive: true });
  await removeDataDir(dataDir);
});

const rules = { rawKeysIn: () => [], limitFor: () => renderLimits.pageMs };

test.describe('An extension is refused on the server', () => {
  for (const extension of extensionsOnServer)
    test(extension.what, async () => {
      const checked = checkExtensions(rehearsal.url, await manifestOf(blog.dist), blog.pageWith(extension), rules);
      await expect(checked).rejects.toThrow(extension.reason);
    });
});

test.describe('In the browser', () => {
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });

  async function look(browser: Browser, extension: HostileExtension): Promise<void> {
    const [drawn] = (await manifestOf(blog.dist)).extensions;
    const [visit] = drawn ? placesOf(drawn, blog.pageWith(extension), rehearsal.url, 'ar') : [];
    if (!visit) throw new Error('one extension on one page');
    await checkInBrowser(browser, visit, {
      remote: 'blog',
      // All of them say something. After the one that loops the server leaves them to the browser.
      extension: { id: visit.extension.id, hasText: true },
      rawKeysIn: () => [],
      withNavigation: true,
      limitMs: renderLimits.pageMs,
    });
  }

  for (const extension of extensionsInBrowser)
    test(`an extension is refused ${extension.what}`, async ({ browser }) => {
      await expect(look(browser, extension)).rejects.toThrow(extension.reason);
    });

  test('an extension that does nothing wrong passes', async ({ browser }) => {
    await look(browser, harmlessExtension);
  });
});
