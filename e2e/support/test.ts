import { test as base } from 'playwright/test';
import { setSite } from './current-site.ts';
import { makeAdmin } from './make-admin.ts';
import type { Newcomer } from './members.ts';
import { startSite, type Site } from './site.ts';
import { visitWith, type Tell, type VisitOptions } from './visit.ts';

export { expect } from './expect.ts';

/** Somebody comes to the site with a browser profile of their own. */
export type VisitFixture = (options: VisitOptions, tell: Tell) => Promise<void>;

interface TestFixtures {
  visit: VisitFixture;
}
interface WorkerFixtures {
  /** The site of the worker, which tests know by `siteUrl()` and `site()`; undefined where a given one is tested. */
  ownSite: Site | undefined;
  /** An admin of the worker's site. */
  admin: Newcomer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownSite: [
    async ({}, use) => {
      if (process.env.SAHRA_SITE_URL) return await use(undefined);
      const site = await startSite();
      setSite(site);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  admin: [async ({ ownSite: _site }, use) => use(await makeAdmin()), { scope: 'worker' }],
  visit: ({ browser }, use) => use((options, tell) => visitWith(browser, options, tell)),
});
