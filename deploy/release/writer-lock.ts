import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isAlive } from './abandoned.ts';
import { readableError } from './file-error.ts';
import { TransientRefusal } from './registry-changes.ts';

/** Its holder touches it more often; older, they were killed, or their container was replaced. */
const STALE_MS = 30_000;
const TOUCH_MS = 5000;
const RETRY_MS = 50;
/** Longer than a lock outlives its holder. */
const WAIT_MS = STALE_MS + 15_000;

interface Holder {
  pid: number;
  machine: string;
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    if (Date.now() - (await stat(file)).mtimeMs > STALE_MS) return true;
    const holder = JSON.parse(await readFile(file, 'utf8')) as Holder;
    return holder.machine === hostname() && !isAlive(holder.pid);
  } catch {
    return false; // It is gone, or just being written.
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(JSON.stringify({ pid: process.pid, machine: hostname() } satisfies Holder));
    } catch (error) {
      await rm(file, { force: true }); // A full disk: nobody is to wait for one that says nothing.
      throw error;
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw readableError(error, path.dirname(file));
  }
}

/** Two who find the same abandoned lock must not both remove it: the second would remove the lock that the first has taken. */
async function removeAbandoned(file: string): Promise<void> {
  const permit = `${file}.removing`;
  if (!(await take(permit))) return (await isAbandoned(permit)) ? rm(permit, { force: true }) : undefined;
  try {
    if (await isAbandoned(file)) await rm(file, { force: true });
  } finally {
    await rm(permit, { force: true });
  }
}

/** Runs `work` while nobody else changes releases or registry. Refuses where another one takes longer than `timeoutMs`. */
export async function asOnlyWriter<T>(dataDir: string, work: () => Promise<T>, timeoutMs = WAIT_MS): Promise<T> {
  const until = Date.now() + timeoutMs;
  const file = path.join(dataDir, 'registry.lock');
  await mkdir(dataDir, { recursive: true });
  while (!(await take(file))) {
    if (await isAbandoned(file)) await removeAbandoned(file);
    if (Date.now() > until)
      throw new TransientRefusal('another release is being published; try again when it has ended');
    else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const touch = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    await rm(file, { force: true });
  }
}
