import path from 'node:path';
import { defineConfig } from 'playwright/test';
import journeys from '../playwright.config.ts';

/** Every page in every language, scheme and width: longer than the journeys, and with pictures for people to look at. */
export default defineConfig({
  ...journeys,
  outputDir: path.join(import.meta.dirname, '../results/look-failures'),
  projects: [{ name: 'look', testDir: '.', testMatch: '*.test.ts', fullyParallel: true, timeout: 600_000 }],
});
