import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Client } from 'pg';
import { StartError } from '@sahra/shared/server/settings';
import { type Cluster, superuser } from './cluster.ts';
import { commandOf, isRunning } from './process-identity.ts';
import type { SystemUser } from './system-user.ts';

/** A PostgreSQL that answers. */
export interface Postmaster {
  child: ChildProcess;
  port: number;
  /** Ends it: running statements are broken off, data are written out. */
  stop(): Promise<void>;
}

const readyWithinMs = 120_000;
const gone = async (pid: number, withinMs: number) => {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(25)) if (!isRunning(pid)) return true;
  return !isRunning(pid);
};

/** Ends a PostgreSQL of this cluster whose parent was killed. */
export async function stopOrphan(folder: string, logger: Logger): Promise<void> {
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return;
  }
  if (!(pid > 0) || !isRunning(pid) || !commandOf(pid).includes(folder)) return;
  logger.warn({ pid }, 'Stopping the PostgreSQL of an instance that was killed');
  process.kill(pid, 'SIGINT');
  if (await gone(pid, 10_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await gone(pid, 5_000)))
    throw new StartError(`A PostgreSQL from an earlier start does not end (process ${pid}).`);
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('No free port')),
      );
    });
  });
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined); // an attempt that fails is repeated
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // Another password than ours: waiting does not help.
    if (error instanceof Error && 'code' in error && error.code === '28P01')
      throw new StartError('The database refuses the password in postgres.password of the data folder.');
    return false;
  }
}

interface StartOptions {
  binaries: string;
  cluster: Cluster;
  user: SystemUser;
  logger: Logger;
  signal: AbortSignal;
  /** Any free one by default. */
  port?: number | undefined;
}

async function tryStart(options: StartOptions): Promise<Postmaster | string> {
  const { binaries, cluster, user, logger, signal, port = await findFreePort() } = options;
  const parameters = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '64MB',
    // An api takes 26 at most, with its jobs and the pools of children; all tests of a run share one server.
    max_connections: '200',
    io_method: 'sync',
  };
  const settings = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own: Ctrl-C in the terminal must reach us first.
  const child = spawn(join(binaries, 'postgres'), ['-D', cluster.folder, '-p', String(port), ...settings], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
    logger.debug(text.trimEnd());
  });
  let failure: string | undefined;
  child.on('error', (error) => (failure = error.message));
  child.on('close', () => (failure ??= said.trim() || 'it ended'));
  const stop = async () => {
    const { pid } = child;
    if (pid === undefined) return;
    child.kill('SIGINT');
    if (await gone(pid, 7_000)) return;
    child.kill('SIGQUIT');
    await gone(pid, 1_000);
  };
  for (
    const end = Date.now() + readyWithinMs;
    Date.now() < end && failure === undefined && !signal.aborted;
    await wait(25)
  ) {
    if (await answers(cluster, port)) return { child, port, stop };
  }
  await stop();
  signal.throwIfAborted();
  return failure ?? `it did not answer within ${readyWithinMs / 1000} s`;
}

/** What passes by itself: the lock of a process that is just being reaped, its last backends, a port that was taken meanwhile. */
const passing = /postmaster\.pid|pre-existing shared memory|could not bind|could not create any TCP\/IP sockets/;

/** Starts PostgreSQL on a port of this machine and waits until it answers. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  for (let attempt = 0; ; attempt += 1) {
    const result = await tryStart(options);
    if (typeof result !== 'string') return result;
    if (attempt >= 50 || !passing.test(result)) throw new StartError(`PostgreSQL does not start: ${result}`);
    await wait(200);
  }
}
