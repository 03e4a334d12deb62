import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { buildAll } from '../../deploy/build/run.ts';
import { root } from '../../deploy/build/version.ts';
import { findChromium } from '../../deploy/checks/chromium.ts';
import { makeDataDir } from '../sites/data-dir.ts';
import { startSites } from '../sites/sites.ts';
import { buildSpa } from '../spa/build-spa.ts';
import { printReport, reportSchema } from './report.ts';

/** Fetched when it is asked for: it is as large as half of our packages together. Reports of 13 have not been tried with `reportSchema`. */
const lighthouse = 'lighthouse@12.8.2';
const run = promisify(execFile);

/** Home, a program, a page of information, what a shopper goes through, and what a reader of the blog sees. */
const allPages = [
  '/',
  '/shows-details/101',
  '/about-us',
  '/merchandise-store',
  '/shop',
  '/product-detail/pharmacy-mug',
  '/cart',
  '/track-order',
  '/blogs',
  '/blogs-sidebar/right',
  '/blogs-author',
  '/blogs-detail/everything-a-post-can-hold',
  '/blog-single/gallery',
];

/** `npm run lighthouse -- [PAGE…]`: builds, starts, audits each page as a phone with a slow line, and prints what it found. */
export async function runLighthouse(onCleanUp: (stop: () => Promise<void>) => void): Promise<void> {
  const pages = process.argv.length > 2 ? process.argv.slice(2) : allPages;
  const executablePath = await findChromium();
  await buildAll();
  const sites = await startSites(await buildSpa(), await makeDataDir(onCleanUp), '1.1');
  onCleanUp(sites.stop);
  const folder = path.join(root, 'bench/results/lighthouse');
  await mkdir(folder, { recursive: true });
  // Once before: pictures are drawn, code is warm.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tab = await browser.newPage({ viewport: { width: 412, height: 823 } });
  for (const page of pages) await tab.goto(sites.direct.federated + page, { waitUntil: 'networkidle' });
  await browser.close();
  for (const page of pages) {
    const file = path.join(folder, `${page.replace(/\W+/g, '-')}.json`);
    const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox'];
    await run('npx', ['--yes', lighthouse, sites.direct.federated + page, ...flags], {
      env: { ...process.env, CHROME_PATH: executablePath },
    });
    printReport(page, reportSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
  }
}
