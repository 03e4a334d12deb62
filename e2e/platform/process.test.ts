import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { environmentOf, makeDataDir, removeDataDir } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

interface Run {
  child: ChildProcess;
  /** Everything it said so far. */
  said: () => string;
  ended: Promise<number | null>;
}

const startCommand = ['--import', 'tsx', 'deploy/commands/start.ts'];

let dataDir = '';
let port = 0;
let run: Run | undefined;

/** Starts the site as `npm start` does. */
function start(): Run {
  const env = { ...environmentOf(dataDir), PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, startCommand, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, said: () => output, ended };
}

/** Waits until it says that it is ready; where it ends before that, what it said is the failure. */
async function untilReady({ said, ended }: Run): Promise<void> {
  const line = `Sahra is ready at http://localhost:${port}\n`;
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await expect.poll(() => hasEnded || said().includes(line), { timeout: 120_000, intervals: [100] }).toBe(true);
  expect(said()).toContain(line);
}

/** What the kernel says of a process; empty where it is gone or is not ours. */
function read(pid: string, what: string): string {
  try {
    return readFileSync(path.join('/proc', pid, what), 'utf8');
  } catch {
    return '';
  }
}

/** Where the database lies: in the data folder, or under a name that the data folder keeps. */
function places(): string[] {
  try {
    return [dataDir, readFileSync(path.join(dataDir, 'postgres.id'), 'utf8').trim()];
  } catch {
    return [dataDir];
  }
}

/** Processes of this site, found by its data folder. */
function survivors(): { pid: number; command: string }[] {
  const known = places();
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) =>
      known.some(
        (place) => read(pid, 'cmdline').includes(place) || read(pid, 'environ').includes(`DATA_DIR=${place}\0`),
      ),
    )
    .filter((pid) => !/^State:\s+Z/m.test(read(pid, 'status')))
    .map((pid) => ({
      pid: Number(pid),
      command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() || read(pid, 'comm').trim(),
    }));
}

async function countRows(): Promise<Record<string, number>> {
  const names = ['categories', 'programs', 'people', 'genres', 'tags', 'products', 'posts', 'plans'];
  const count = async (name: string) => {
    const list = await (await fetch(`http://localhost:${port}/api/${name}?pageSize=1`)).json();
    return [name, list.total] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(count)));
}

test.beforeAll(async () => {
  dataDir = await makeDataDir();
  port = await findFreePort();
});
test.afterAll(async () => {
  for (const { pid } of survivors()) process.kill(pid, 'SIGKILL');
  await removeDataDir(dataDir);
});

/** The site that runs; starts it where none does. */
async function ready(): Promise<Run> {
  if (run) return run;
  run = start();
  await untilReady(run);
  return run;
}

test('The site starts on a fresh data folder and says where', async () => {
  await ready();
  const rows = await countRows();
  expect(rows.programs).toBeGreaterThanOrEqual(120);
  expect(rows).toMatchObject({ products: 34, plans: 3 });
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});

test('A second start on the same port says so and ends with 1', async () => {
  await ready();
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(second.said()).not.toMatch(/\n\s+at /);
  expect((await fetch(`http://localhost:${port}/api/health/ready`)).status).toBe(200);
});

test('After kill -9 of everything the next start works and has every row', async () => {
  await ready();
  const before = await countRows();
  const killed = survivors();
  expect(killed.some(({ command }) => command.includes('postgres'))).toBe(true);
  for (const { pid } of killed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
  await expect.poll(survivors).toEqual([]);
  run = undefined;
  await ready();
  expect(await countRows()).toEqual(before);
});

test('After kill -9 of the parent alone nothing is left, and the next start works', async () => {
  (await ready()).child.kill('SIGKILL');
  await expect.poll(survivors).toEqual([]);
  run = undefined;
  await ready();
});

test('SIGTERM ends it with 0, and leaves no process, though a browser holds a connection ready', async () => {
  const { child, ended } = await ready();
  const unused = connect(port, '127.0.0.1').on('error', () => {});
  await new Promise((resolve) => unused.once('connect', resolve));
  child.kill('SIGTERM');
  // It did not wait for the browser, which would have kept it.
  expect(await ended).toBe(0);
  expect(survivors()).toEqual([]);
  run = undefined;
});

test('A setting that cannot be used is named', async () => {
  const child = spawn(process.execPath, startCommand, {
    cwd: root,
    env: { ...environmentOf(dataDir), PORT: 'many' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).not.toBe(0);
  expect(said).toContain('PORT');
});
