// First step of every command: with nothing but Node and npm it brings the pinned pnpm, installs what the lock file
// names if that changed, and runs `deploy/<command>.ts` in this very process, so that signals reach it directly.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm, runPnpm } from './pnpm.mjs';

const root = path.resolve(import.meta.dirname, '..');

const [command = '', ...rest] = process.argv.slice(2);

const fail = (/** @type {string} */ text) => {
  console.error(text);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Sahra needs Node 20.19 or newer; this is ${process.version}.`);
if (!/^[a-z]+(-[a-z]+)*$/.test(command) || !existsSync(path.join(import.meta.dirname, `${command}.ts`)))
  fail(`Unknown command "${command}". The commands are listed in README.md.`);

const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'));
const mark = createHash('sha256').update(lock).update(process.version).digest('hex');
const stamp = path.join(root, 'node_modules/.sahra-installed');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== mark) {
  console.log(`Installing packages with ${pnpm} …`);
  if (runPnpm(['install', '--frozen-lockfile'], root) !== 0) fail('The packages could not be installed; what pnpm said is above.');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, mark);
}

process.chdir(root);
process.argv = [process.argv[0] ?? 'node', path.join(import.meta.dirname, `${command}.ts`), ...rest];
const { register } = await import('tsx/esm/api');
register();
await import(`./${command}.ts`);
