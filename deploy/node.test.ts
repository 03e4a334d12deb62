import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInRange, packageFor, supportedRange } from './node.mjs';

const range = '^22.22.2 || ^24.15.0 || >=26.0.0';

it.each([
  ['20.19.0', false],
  ['22.22.1', false],
  ['22.22.2', true],
  ['22.23.0', true],
  ['23.11.0', false],
  ['24.14.9', false],
  ['24.15.0', true],
  ['25.9.0', false],
  ['26.0.0', true],
  ['27.1.4', true],
  ['100.0.0', true],
])('Node %s is one that the repository runs on: %s', (version, isSupported) => {
  expect(isInRange(version, range)).toBe(isSupported);
});

it('The tests themselves run on a Node that package.json allows', () => {
  expect(isInRange(process.versions.node, supportedRange())).toBe(true);
});

it.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'])(
  'What npm brings to %s is in the range of package.json, and pinned',
  (platform) => {
    const [, version = ''] = packageFor(platform)?.split('@') ?? [];
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isInRange(version, supportedRange())).toBe(true);
  },
);

it('A platform that npm has no Node for gets none', () => {
  expect(packageFor('aix-ppc64')).toBeUndefined();
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sahra-node-'));
  const library = JSON.stringify(path.join(import.meta.dirname, 'node.mjs'));
  writeFileSync(
    path.join(folder, 'outer.mjs'),
    `import { continueWith } from ${library};\ncontinueWith(process.execPath, ['inner.mjs', ...process.argv.slice(2)]);\n`,
  );
  writeFileSync(
    path.join(folder, 'inner.mjs'),
    `import { endWithParent } from ${library};
endWithParent();
const [code] = process.argv.slice(2);
if (code) process.exit(Number(code));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (console.log(signal), process.exit(0)));
setInterval(() => {}, 1000);
console.log('ready');
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command that goes on in another process; `ended` has all that both of them printed, and the outer one's end. */
function start(...args: string[]) {
  const child = spawn(process.execPath, ['outer.mjs', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('ready')) resolve();
    });
  });
  // `close` comes when nobody holds its output any more: neither process is left.
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({ output, end: code ?? signal })),
  );
  return { child, ready, ended };
}

it.each([0, 3])('The exit code %i of the newer Node is that of the command', async (code) => {
  expect(await start(String(code)).ended).toEqual({ output: '', end: code });
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s reaches the newer Node, which ends in its own way',
  async (signal) => {
    const { child, ready, ended } = start();
    await ready;
    child.kill(signal);
    expect(await ended).toEqual({ output: `ready\n${signal}\n`, end: 0 });
  },
);

it('Where the command is killed, the newer Node stops as SIGTERM stops it', async () => {
  const { child, ready, ended } = start();
  await ready;
  child.kill('SIGKILL');
  expect(await ended).toEqual({ output: 'ready\nSIGTERM\n', end: 'SIGKILL' });
});
