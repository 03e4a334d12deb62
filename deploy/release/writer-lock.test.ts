import { existsSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderStore } from './folder-store.ts';
import { publish, TransientRefusal } from './registry-changes.ts';
import { temporaryFolder } from './testing/build.ts';
import { asOnlyWriter } from './writer-lock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  lock = path.join(folder, 'registry.lock');
});
afterEach(() => vi.useRealTimers());

const leave = (pid: number, machine: string) => writeFile(lock, JSON.stringify({ pid, machine }));

it('A writer that waits too long for another one says so, and may try again', async () => {
  await asOnlyWriter(folder, async () => {
    const refused = asOnlyWriter(folder, async () => {}, 100);
    await expect(refused).rejects.toThrow('another release is being published');
    await expect(refused).rejects.toThrow(TransientRefusal);
  });
});

it.each([
  ['of a process that is gone', () => leave(2 ** 30, hostname())],
  [
    'of a process that was killed before it said who it is',
    async () => {
      await writeFile(lock, '');
      const fiveSecondsAgo = Date.now() / 1000 - 5;
      await utimes(lock, fiveSecondsAgo, fiveSecondsAgo);
    },
  ],
  [
    'that is older than its holder would leave it',
    async () => {
      await leave(process.pid, 'another');
      await utimes(lock, 0, 0);
    },
  ],
])('A lock %s holds nobody up', async (_, arrange) => {
  await arrange();
  expect(await asOnlyWriter(folder, async () => 'done', 1000)).toBe('done');
  expect(existsSync(lock)).toBe(false);
});

it('Who waits outlives the lock of a container that was replaced a moment ago', async () => {
  await leave(1, 'replaced');
  vi.useFakeTimers({ toFake: ['Date'] });
  const waiting = asOnlyWriter(folder, async () => 'done');
  vi.setSystemTime(Date.now() + 31_000);
  expect(await waiting).toBe('done');
});

it('Who writes for longer than that keeps the lock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await asOnlyWriter(folder, async () => {
    await utimes(lock, 0, 0);
    vi.advanceTimersByTime(5000);
    await vi.waitUntil(async () => (await stat(lock)).mtimeMs > 0, { interval: 5 });
  });
});

it('Who was stopped for so long that another one has the lock changes nothing, and leaves it to them', async () => {
  const store = folderStore(folder);
  const refused = store.change(async (registry) => {
    await leave(1, 'another');
    return publish(registry, 'shop', '1.0.0', new Date());
  });
  await expect(refused).rejects.toThrow(TransientRefusal);
  expect(await store.readRegistry()).toBeUndefined();
  expect(await readFile(lock, 'utf8')).toContain('another');
});
