import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from './database/postgres/process-identity.ts';
import { systemFolder } from './database/postgres/binaries.ts';
import { type ApiProcess, endProcess, failToStart, startApiProcess } from './testing/api-process.ts';
import { dataTmp } from './testing/test-server.ts';

/** Signals take their time on a busy machine. */
const slow = 120_000;
const isRoot = process.getuid?.() === 0;

const makeFolder = (mode: number) => {
  const folder = mkdtempSync(join(dataTmp(), 'sahra-process-'));
  chmodSync(folder, mode);
  return folder;
};
const clusterOf = (folder: string) => {
  const link = join(folder, 'postgres.id');
  return join(existsSync(link) ? join(systemFolder, readFileSync(link, 'utf8')) : folder, 'postgres');
};
const postmasterOf = (folder: string) =>
  Number.parseInt(readFileSync(join(clusterOf(folder), 'postmaster.pid'), 'utf8'), 10);
const countPrograms = async ({ port }: ApiProcess) =>
  (await (await fetch(`http://127.0.0.1:${port}/api/programs?pageSize=1`)).json()).total;

describe('the process of the api', () => {
  let folder = '';
  let running: ApiProcess | undefined;
  const start = async () => (running = await startApiProcess({ DATA_DIR: folder }));
  beforeAll(() => {
    folder = makeFolder(0o755);
  });
  afterEach(async () => {
    if (running && running.child.exitCode === null && running.child.signalCode === null)
      await endProcess(running.child, 'SIGTERM');
  }, slow);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'starts on an empty folder, ends on SIGTERM with 0, and leaves nothing running',
    async () => {
      const api = await start();
      expect(await countPrograms(api)).toBe(126);
      const postmaster = postmasterOf(folder);
      expect(await endProcess(api.child, 'SIGTERM')).toBe(0);
      expect(isRunning(postmaster)).toBe(false);
      expect(existsSync(join(folder, 'api.lock'))).toBe(false);
    },
    slow,
  );

  it(
    'ends when its parent is gone',
    async () => {
      const api = await start();
      const postmaster = postmasterOf(folder);
      api.child.disconnect();
      await expect.poll(() => api.child.exitCode, { timeout: 20_000 }).toBe(0);
      expect(isRunning(postmaster)).toBe(false);
    },
    slow,
  );

  it(
    'refuses a folder that a living one uses, and says which process that is',
    async () => {
      const api = await start();
      const { code, output } = await failToStart({ DATA_DIR: folder });
      expect(code).toBe(1);
      expect(output).toContain(`in use by another running instance (process ${api.child.pid})`);
      expect(await countPrograms(api)).toBe(126);
    },
    slow,
  );

  it(
    'takes over from one that was killed and left its PostgreSQL behind',
    async () => {
      const api = await start();
      const orphan = postmasterOf(folder);
      await endProcess(api.child, 'SIGKILL');
      expect(isRunning(orphan)).toBe(true);
      const next = await start();
      expect(isRunning(orphan)).toBe(false);
      expect(await countPrograms(next)).toBe(126);
    },
    slow,
  );

  it(
    'starts again after everything was killed at once',
    async () => {
      const api = await start();
      const postmaster = postmasterOf(folder);
      process.kill(postmaster, 'SIGKILL');
      await endProcess(api.child, 'SIGKILL');
      expect(await countPrograms(await start())).toBe(126);
    },
    slow,
  );

  it(
    'ends with 1 when its PostgreSQL dies, so that its supervisor starts it again',
    async () => {
      const api = await start();
      process.kill(postmasterOf(folder), 'SIGKILL');
      await expect.poll(() => api.child.exitCode, { timeout: 30_000 }).toBe(1);
    },
    slow,
  );

  it(
    'says which setting is bad',
    async () => {
      const { code, output } = await failToStart({ DATA_DIR: folder, PORT: 'http' });
      expect([code, output]).toEqual([1, expect.stringContaining('PORT')]);
    },
    slow,
  );

  it(
    'says what to do where the demo is not there',
    async () => {
      const { code, output } = await failToStart({ DATA_DIR: folder, DEMO_MODULE: '/nowhere/demo.js' });
      expect([code, output]).toEqual([1, expect.stringContaining('DEMO_MODULE')]);
    },
    slow,
  );

  it(
    'says what to do where a database of one’s own does not answer',
    async () => {
      const { code, output } = await failToStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
      expect([code, output]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
    },
    slow,
  );
});

describe.runIf(isRoot)('a folder that only root may enter', () => {
  it(
    'serves all the same: the database lies where its user gets in',
    async () => {
      const folder = makeFolder(0o700);
      const api = await startApiProcess({ DATA_DIR: folder, SEED: 'none' });
      expect(await countPrograms(api)).toBe(0);
      expect(clusterOf(folder).startsWith(systemFolder)).toBe(true);
      expect(await endProcess(api.child, 'SIGTERM')).toBe(0);
      rmSync(join(clusterOf(folder), '..'), { recursive: true });
      rmSync(folder, { recursive: true });
    },
    slow,
  );
});
