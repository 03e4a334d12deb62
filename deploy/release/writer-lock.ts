import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isAlive } from './abandoned.ts';
import { readableError } from './file-error.ts';
import { TransientRefusal } from './registry-changes.ts';

/** Its holder touches it more often; older, they were killed, or their container was replaced. */
const STALE_MS = 30_000;
const TOUCH_MS = 5000;
/** Its holder was killed before they could write who they are. */
const NAMELESS_MS = 3000;
const RETRY_MS = 50;
/** Longer than a lock outlives its holder. */
const WAIT_MS = STALE_MS + 15_000;

interface Holder {
  pid: number;
  machine: string;
  /** Which of the locks of this process it is. */
  id: string;
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    const [{ mtimeMs }, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
    const age = Date.now() - mtimeMs;
    if (age > (text === '' ? NAMELESS_MS : STALE_MS)) return true;
    const holder = JSON.parse(text) as Holder;
    return holder.machine === hostname() && !isAlive(holder.pid);
  } catch {
    return false; // It is gone, or just being written.
  }
}

function take(file: string, id: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw readableError(error, path.dirname(file));
  }
  try {
    // At once, so that there is hardly a moment in which a kill leaves a lock without a name.
    writeSync(descriptor, JSON.stringify({ pid: process.pid, machine: hostname(), id } satisfies Holder));
    return true;
  } catch (error) {
    rmSync(file, { force: true }); // The disk is full: nobody is to wait for this one.
    throw readableError(error, path.dirname(file));
  } finally {
    closeSync(descriptor);
  }
}

/** Two who find the same abandoned lock must not both remove it: the second would remove the lock that the first has taken. */
async function removeAbandoned(file: string): Promise<void> {
  const permit = `${file}.removing`;
  if (!take(permit, randomUUID())) return (await isAbandoned(permit)) ? rm(permit, { force: true }) : undefined;
  try {
    if (await isAbandoned(file)) await rm(file, { force: true });
  } finally {
    await rm(permit, { force: true });
  }
}

/**
 * Runs `work` while nobody else changes releases or registry. Refuses where another one takes longer than `timeoutMs`. The work asks
 * `isStillMine` before it changes something: who was stopped for long, as in a container that is paused, has lost the lock.
 */
export async function asOnlyWriter<T>(
  dataDir: string,
  work: (isStillMine: () => Promise<boolean>) => Promise<T>,
  timeoutMs = WAIT_MS,
): Promise<T> {
  const until = Date.now() + timeoutMs;
  const file = path.join(dataDir, 'registry.lock');
  const id = randomUUID();
  await mkdir(dataDir, { recursive: true });
  while (!take(file, id)) {
    if (await isAbandoned(file)) await removeAbandoned(file);
    if (Date.now() > until)
      throw new TransientRefusal('another release is being published; try again when it has ended');
    else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const isMine = async () => (await readFile(file, 'utf8').catch(() => '')).includes(id);
  const touch = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), TOUCH_MS);
  try {
    return await work(isMine);
  } finally {
    clearInterval(touch);
    if (await isMine()) await rm(file, { force: true });
  }
}
