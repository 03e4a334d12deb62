import { firefox, type Browser } from 'playwright/test';
import { findFirefox } from '../../deploy/checks/firefox.ts';
import { test as base, type VisitFixture } from './test.ts';
import { visitWith } from './visit.ts';

/** Firefox as the system has it, which Playwright knows by this name and drives over WebDriver BiDi. */
const channel = 'moz-firefox';
/** Somebody who has no sound card watches films too. */
const preferences = { 'media.cubeb.backend': 'null' };

/** Starts the system's Firefox, and installs it before where it is not there. */
export const startFirefox = async (firefoxUserPrefs: Record<string, string | number | boolean> = {}) =>
  firefox.launch({
    channel,
    executablePath: await findFirefox(),
    firefoxUserPrefs: { ...preferences, ...firefoxUserPrefs },
  });

/** The same tests as in Chromium, with a visitor who has Firefox. */
export const test = base.extend<{ visit: VisitFixture }, { ownFirefox: Browser }>({
  ownFirefox: [
    async ({}, use) => {
      const browser = await startFirefox();
      await use(browser);
      await browser.close();
    },
    // The packages are downloaded and unpacked once.
    { scope: 'worker', timeout: 600_000 },
  ],
  visit: ({ ownFirefox }, use) => use((options, tell) => visitWith(ownFirefox, options, tell)),
});
