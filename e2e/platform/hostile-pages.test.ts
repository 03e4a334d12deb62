import { rm } from 'node:fs/promises';
import { checkInBrowser } from '../../deploy/release/check-in-browser.ts';
import { checkMadeCalls, readApiRoutes, type ApiRoutes } from '../../deploy/release/check-calls.ts';
import { checkRenders, renderLimits } from '../../deploy/release/check-renders.ts';
import { runRelease } from '../../deploy/release/command.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { visitsOf } from '../../deploy/release/page-visits.ts';
import { currentHost } from '../../deploy/release/publish-release.ts';
import { startRehearsal, type Rehearsal } from '../../deploy/release/rehearsal.ts';
import { emptyRegistry, ReleaseRefusal } from '../../deploy/release/registry-changes.ts';
import { manifestOf } from '../support/builds.ts';
import { site } from '../support/current-site.ts';
import { makeDataDir, removeDataDir } from '../support/environment.ts';
import {
  makeHostileBlog,
  pagesInBrowser,
  pagesOnServer,
  reachingPages,
  type HostilePage,
} from '../support/hostile-pages.ts';
import { publishReleases } from '../support/published-releases.ts';
import { expect, test } from '../support/test.ts';

// What a release is without being rendered is in deploy/release/refusals.test.ts.

let blog: Awaited<ReturnType<typeof makeHostileBlog>>;
let dataDir: string;
let rehearsal: Rehearsal;
let hasRoute: ApiRoutes;
const store = () => folderStore(dataDir);

test.beforeAll(async () => {
  dataDir = await makeDataDir();
  await publishReleases(dataDir);
  blog = await makeHostileBlog();
  const registry = (await store().readRegistry()) ?? emptyRegistry;
  const host = await currentHost(store(), registry);
  const api = site().api.url;
  rehearsal = await startRehearsal(blog.dist, await manifestOf(blog.dist), store(), registry, host, api);
  hasRoute = await readApiRoutes(api);
});
test.afterAll(async () => {
  await rehearsal?.stop();
  await rm(blog.dist, { recursive: true });
  await removeDataDir(dataDir);
});

/** The release as if it had this page only. */
const withOnly = async (page: HostilePage) => ({ ...(await manifestOf(blog.dist)), pages: blog.pageOf(page) });

test.describe('A page is refused on the server', () => {
  for (const page of pagesOnServer)
    test(page.what, async () => {
      await expect(checkRenders(rehearsal.url, await withOnly(page), { withBrowser: false })).rejects.toThrow(
        page.reason,
      );
    });
});

test.describe('A page is refused though it looks as it should', () => {
  const refusal = () => {
    try {
      checkMadeCalls(rehearsal.calls, hasRoute);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  for (const page of reachingPages)
    test(page.what, async () => {
      await checkRenders(rehearsal.url, await withOnly(page), { withBrowser: false });
      await expect.poll(() => [refusal(), ...rehearsal.overreaches()].join()).toContain(page.reason);
    });
});

test.describe('A page is refused in the browser', () => {
  // Of a page that was refused the tab stays as it is, until the browser ends.
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });
  for (const page of pagesInBrowser)
    test(page.what, async ({ browser }) => {
      const [visit] = visitsOf(await withOnly(page), rehearsal.url, ['ar']);
      if (!visit) throw new Error('one page, one visit');
      const rules = { remote: 'blog', rawKeysIn: () => [], withNavigation: true, limitMs: renderLimits.pageMs };
      await expect(checkInBrowser(browser, visit, rules)).rejects.toThrow(page.reason);
    });
});

test('Nothing of such a release is published', async () => {
  const before = await store().readRegistry();
  const published = runRelease(store(), ['publish', 'blog'], {
    dist: blog.dist,
    api: site().api.url,
    siteUrl: site().url,
    say: () => {},
    'no-browser': true,
  });
  await expect(published).rejects.toThrow(ReleaseRefusal);
  expect(await store().readRegistry()).toEqual(before);
  expect((await store().list('blog')).map(({ version }) => version)).not.toContain(blog.version);
});
