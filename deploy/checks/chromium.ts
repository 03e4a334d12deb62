import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { findNamedBrowser, findOnPath, installFromSystem, isExecutable, starts, succeeds } from './programs.ts';

/** The one without a window first: it needs a fifth less processor for the same page. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser that is on this machine: Playwright's own first, then the system's. */
export async function findInstalledChromium(
  environment: NodeJS.ProcessEnv,
  own = chromium.executablePath(),
): Promise<string | undefined> {
  for (const file of [own, ...names.map((name) => findOnPath(name, environment))])
    if (file && isExecutable(file) && (await starts(file, environment))) return file;
  return undefined;
}

async function downloadChromium(environment: NodeJS.ProcessEnv): Promise<void> {
  console.log("No Chromium found; trying Playwright's own …");
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  await succeeds(process.execPath, [cli, 'install', 'chromium'], 240_000, environment);
}

async function installSystemChromium(environment: NodeJS.ProcessEnv): Promise<void> {
  console.log("Trying the system's package of Chromium …");
  await installFromSystem([['chromium-headless-shell'], ['chromium']], environment);
}

/**
 * Path of a Chromium that starts: the one that `CHROMIUM` names, else one that is installed, else one that is
 * installed now, by Playwright or (as root, where apt is) by the system.
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = await findNamedBrowser('CHROMIUM', environment);
  if (named) return named;
  for (const install of [undefined, downloadChromium, installSystemChromium]) {
    await install?.(environment);
    const found = await findInstalledChromium(environment);
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium: install it with your system, or set CHROMIUM to the path of one that is there.',
  );
}
