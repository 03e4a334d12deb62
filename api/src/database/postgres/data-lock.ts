import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@sahra/shared/server/settings';
import { isRunning, startOf } from './process-identity.ts';

/** Who holds a data folder. The start time tells a living holder from a stranger that got its process id later. */
interface Holder {
  pid: number;
  start: string;
}

const lockFile = (dataFolder: string) => join(dataFolder, 'api.lock');

function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('start' in value)) return undefined;
    const { pid, start } = value;
    return typeof pid === 'number' && typeof start === 'string' ? { pid, start } : undefined;
  } catch {
    return undefined; // gone, or half written by a process that was killed
  }
}

const isAlive = (holder: Holder | undefined) =>
  holder !== undefined && isRunning(holder.pid) && startOf(holder.pid) === holder.start;

/** The living process that has a data folder, if one has. */
export function holderOf(dataFolder: string): number | undefined {
  const holder = readHolder(lockFile(dataFolder));
  return isAlive(holder) ? holder?.pid : undefined;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock away; puts it back when another process was quicker and it is a living one's. */
function removeStale(file: string): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another process removed it
  }
  if (isAlive(readHolder(aside))) tryLink(aside, file);
  rmSync(aside, { force: true });
}

/**
 * Takes the data folder for this process, or says who has it. A lock whose process is gone is taken over.
 * Returns what gives it back.
 */
export function lockDataFolder(dataFolder: string): () => void {
  mkdirSync(dataFolder, { recursive: true });
  const file = lockFile(dataFolder);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: startOf(process.pid) } satisfies Holder));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(own, file)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (holder && isAlive(holder)) {
        throw new StartError(
          `The data folder ${dataFolder} is in use by another running instance (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`,
        );
      }
      removeStale(file);
    }
    throw new StartError(`The data folder ${dataFolder} could not be locked.`);
  } finally {
    rmSync(own, { force: true });
  }
}
