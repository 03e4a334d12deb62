// The package manager that this repository is made with: `node deploy/pnpm.mjs install --frozen-lockfile`.
import { spawnSync } from 'node:child_process';

/** Not in package.json: pnpm would want to record, in the lock file, how it fetched itself. */
export const pnpm = 'pnpm@12.21.0';

/** Runs it in `cwd` and answers with its exit status. What it says of errors is shown. */
export function runPnpm(/** @type {string[]} */ arguments_, cwd = process.cwd()) {
  const { status, error } = spawnSync('npx', ['--yes', pnpm, ...arguments_, '--reporter=append-only'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  if (error) console.error(`npx could not be started: ${error.message}`);
  return status;
}

if (process.argv[1] === import.meta.filename) process.exitCode = runPnpm(process.argv.slice(2)) ?? 1;
