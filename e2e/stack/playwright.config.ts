import path from 'node:path';
import { defineConfig } from 'playwright/test';
import journeys from '../playwright.config.ts';
import { isEverything, sameAnywhere } from '../support/selection.ts';

/**
 * Journeys that need nothing but the address of a site. `server-html` and `without-scripts` read every page here; looking
 * at each is for `npm test`.
 */
const anywhere = [
  'blog',
  'home',
  'hostile',
  'languages',
  'player',
  'pricing',
  'search',
  'server-html',
  'shop',
  'without-scripts',
];

export default defineConfig({
  ...journeys,
  globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
  outputDir: path.join(import.meta.dirname, '../results/stack'),
  projects: [
    {
      name: 'journeys',
      testDir: '../journeys',
      testMatch: anywhere.map((name) => `${name}.test.ts`),
      ...(!isEverything && { grepInvert: new RegExp(sameAnywhere.tag) }),
    },
    // They take parts of the stack away: one at a time, and after the journeys.
    { name: 'stack', testDir: '.', testMatch: '*.test.ts', workers: 1, timeout: 300_000, dependencies: ['journeys'] },
  ],
});
