// First step of every command: with nothing but Node and npm it brings the pinned pnpm, installs what the lock file
// names if that changed, and runs `deploy/commands/<command>.ts` in this very process, so that signals reach it directly; where
// this Node is too old, all of that happens in a newer one. Until then it must be read by Node 20.19.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { continueWith, endWithParent, findNode, supportedRange } from './node.mjs';
import { pnpm, runPnpm } from './pnpm.mjs';

const root = path.resolve(import.meta.dirname, '..');

const [command = '', ...rest] = process.argv.slice(2);

const fail = (/** @type {string} */ text) => {
  console.error(text);
  process.exit(1);
};

if (!/^[a-z]+(-[a-z]+)*$/.test(command) || !existsSync(path.join(import.meta.dirname, `commands/${command}.ts`)))
  fail(`Unknown command "${command}". The commands are listed in README.md.`);

async function run() {
  endWithParent();
  // Programs that are found by name, npx and what it starts among them, run on the same Node.
  process.env.PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'));
  const mark = createHash('sha256').update(lock).update(process.version).digest('hex');
  const stamp = path.join(root, 'node_modules/.sahra-installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== mark) {
    console.log(`Installing packages with ${pnpm} …`);
    if (runPnpm(['install', '--frozen-lockfile'], root) !== 0)
      fail('The packages could not be installed; what pnpm said is above.');
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, mark);
  }

  process.chdir(root);
  process.argv = [process.execPath, path.join(import.meta.dirname, `commands/${command}.ts`), ...rest];
  // Node takes off types by itself, but knows no JSX, which some commands import. What serves visitors imports none.
  if (command !== 'start') {
    const { register } = await import('tsx/esm/api');
    register();
  }
  await import(`./commands/${command}.ts`);
}

const node = findNode();
if (!node) fail(`Sahra needs Node ${supportedRange()}; this is ${process.version}, and npm brought no newer one.`);
else if (node === process.execPath) await run();
else continueWith(node, [...process.execArgv, import.meta.filename, command, ...rest]);
