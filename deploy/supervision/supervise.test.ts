import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';
import { type Service, startService } from './service.ts';
import { pauseAfter, supervise, type Supervised } from './supervise.ts';

/** A part that says its process id; with the file of `BROKEN` it does not start. */
const program = `
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
if (existsSync(process.env.BROKEN)) process.exit(3);
createServer((request, response) => response.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ type: 'listening', port: Number(process.env.PORT) }));
process.on('disconnect', () => process.exit());
`;

let folder: string;
let port: number;
let part: Supervised | undefined;
let log: string[];
let givenUp: string[];
let started: Service[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sahra-supervise-'));
  await writeFile(path.join(folder, 'part.mjs'), program);
  port = await findFreePort();
  [log, givenUp, started] = [[], [], []];
});
afterEach(async () => {
  await part?.stop(1000);
  await rm(folder, { recursive: true, force: true });
});

const broken = () => path.join(folder, 'broken');
const start = async () => {
  const service = await startService({
    name: 'part',
    module: path.join(folder, 'part.mjs'),
    cwd: folder,
    env: { PORT: String(port), BROKEN: broken() },
  });
  started.push(service);
  return service;
};
const run = () =>
  supervise({ name: 'part', start, onGiveUp: (reason) => givenUp.push(reason), log: (text) => log.push(text) });

/** Process id of what answers at the port; undefined where nothing does. */
const answering = async () => {
  try {
    return Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  } catch {
    return undefined;
  }
};
const kill = (pid: number | undefined) => process.kill(pid ?? 0, 'SIGKILL');

it('A part that is killed is there again at the same address, as another process', async () => {
  part = await run();
  const first = await answering();
  kill(first);
  await expect.poll(answering, { timeout: 10_000 }).not.toBe(first);
  await expect.poll(answering, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.poll(part.isRunning, { timeout: 10_000 }).toBe(true);
  expect(log).toEqual(['part ended with SIGKILL; it is started again']);
  expect(givenUp).toEqual([]);
});

it('A part that ends five times within a minute is given up, with the reason', async () => {
  part = await run();
  await writeFile(broken(), '');
  kill(started[0]?.pid);
  await expect
    .poll(() => givenUp, { timeout: 20_000 })
    .toEqual(['part has ended 5 times within a minute, at last: part ended with 3 before it was ready']);
  expect(log.length).toBe(4);
  expect(part.isRunning()).toBe(false);
});

it('A part that is stopped stays stopped, also while it waits to be started again', async () => {
  part = await run();
  kill(started[0]?.pid);
  await expect.poll(() => log.length).toBe(1);
  await part.stop(1000);
  expect(await answering()).toBeUndefined();
  expect(started.length).toBe(1);
});

it('A first start that fails is no reason to try again', async () => {
  await writeFile(broken(), '');
  await expect(run()).rejects.toThrow('part ended with 3 before it was ready');
  expect(log).toEqual([]);
});

it.each([
  [[0], 0, 250],
  [[0, 1000], 1000, 500],
  [[0, 1000, 2000, 3000], 3000, 2000],
  [[0, 1000, 2000, 3000, 4000], 4000, undefined],
  [[0, 1000, 2000, 3000, 61_000], 61_000, 1000],
  [[0, 30_000, 90_001], 90_001, 250],
])('After ends at %j the pause at %i is %s', (ends, now, pause) => {
  expect(pauseAfter(ends, now)).toBe(pause);
});
