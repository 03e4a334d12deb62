import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findChromium } from '../deploy/checks/chromium.ts';

// Workers get it from the process that looked for it.
const executablePath = (process.env.SAHRA_CHROMIUM ??= await findChromium());

export default defineConfig({
  globalSetup: path.join(import.meta.dirname, 'support/global-setup.ts'),
  outputDir: path.join(import.meta.dirname, 'results/journeys'),
  reporter: process.env.SAHRA_REPORT ? [['list'], ['json', { outputFile: process.env.SAHRA_REPORT }]] : 'list',
  workers: 2,
  // What failed runs once more, to be recorded; that it then passes does not help it.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // A machine that is busy may take long; what works ends long before that.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    // Root needs the first; the pages are our own. A process that plays the graphics card costs a tenth of all, and draws the same.
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
  },
  projects: [
    // Releases, failures, processes: the longest first.
    { name: 'platform', testDir: './platform', testMatch: '*.test.ts', timeout: 300_000 },
    // What a person does.
    { name: 'journeys', testDir: './journeys', testMatch: '*.test.ts' },
  ],
});
