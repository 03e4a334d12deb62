import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

/** The one without a window first: it needs a fifth less processor for the same page. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** First program of that name in the folders of `PATH`. */
function findOnPath(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** Runs a program to its end, or to the end of its time. */
function succeeds(command: string, args: string[], limitMs: number, environment: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: limitMs, killSignal: 'SIGKILL', env: environment });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A file is not enough: a browser whose libraries are missing does not start. */
const starts = (file: string, environment: NodeJS.ProcessEnv) => succeeds(file, ['--version'], 30_000, environment);

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
  if (process.getuid?.() !== 0 || !findOnPath('apt-get', environment)) return;
  console.log("Trying the system's package of Chromium …");
  const quiet = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  // Somebody else may be installing something.
  const apt = (...args: string[]) => succeeds('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], 400_000, quiet);
  await apt('update');
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await apt('install', '-y', '--no-install-recommends', name)) return;
}

/**
 * Path of a Chromium that starts: the one that `CHROMIUM` names, else one that is installed, else one that is
 * installed now, by Playwright or (as root, where apt is) by the system.
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = environment.CHROMIUM;
  if (named) {
    if (isExecutable(named) && (await starts(named, environment))) return named;
    throw new Error(`CHROMIUM is "${named}", but no browser starts there.`);
  }
  for (const install of [undefined, downloadChromium, installSystemChromium]) {
    await install?.(environment);
    const found = await findInstalledChromium(environment);
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium: install it with your system, or set CHROMIUM to the path of one that is there.',
  );
}
