import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '@sahra/shared/server/settings';
import { clusterHome, superuser } from './cluster.ts';
import { holderOf } from './data-lock.ts';
import { isRunning } from './process-identity.ts';

const readyWithinMs = 60_000;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new StartError(`${file} cannot be read: run this as the user who runs the site.`);
    }
    return undefined; // not there yet
  }
}

/** The port on which the PostgreSQL of a cluster takes connections; undefined while it does not. */
function portOf(folder: string): number | undefined {
  // Process, folder, start, port, socket, address, memory, state: a line each.
  const lines = read(join(folder, 'postmaster.pid'))?.split('\n') ?? [];
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return lines[7]?.trim() === 'ready' && pid > 0 && port > 0 && isRunning(pid) ? port : undefined;
}

function addressIn(dataFolder: string): string | undefined {
  const port = portOf(join(clusterHome(dataFolder), 'postgres'));
  const password = read(join(dataFolder, 'postgres.password'))?.trim();
  return port && password ? `postgres://${superuser}:${password}@127.0.0.1:${port}/sahra` : undefined;
}

/**
 * Address of the PostgreSQL that another process runs on a data folder; waits where that one is just starting. Undefined
 * where no process has the folder.
 */
export async function findRunningPostgres(dataFolder: string, signal: AbortSignal): Promise<string | undefined> {
  if (!existsSync(dataFolder)) return undefined;
  for (const end = Date.now() + readyWithinMs; Date.now() < end; await wait(100, undefined, { signal })) {
    if (holderOf(dataFolder) === undefined) return undefined;
    const address = addressIn(dataFolder);
    if (address) return address;
  }
  throw new StartError(
    `The site that runs on ${dataFolder} has no PostgreSQL that answers. If it was started with DATABASE_URL, set the same here.`,
  );
}
