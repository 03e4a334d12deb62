import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { heapLimits } from '../../deploy/supervision/heap-limits.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';

const STOP_MS = 20_000;

/** A site as `npm start` runs it, all of whose processes are below one. */
export interface WholeSite {
  url: string;
  pid: number;
  /** What it has printed so far. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Starts it on the data of `dataDir`; throws what it said where it ends before it is ready. */
export async function startWholeSite(dataDir: string, environment: NodeJS.ProcessEnv): Promise<WholeSite> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...heapLimits, path.join(root, 'deploy/bootstrap.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'error' },
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const ready = new Promise<void>((resolve) => {
    const listen = (text: string) => {
      said += text;
      if (said.includes('Sahra is ready')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`The site ended before it was ready: ${said}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    said: () => said,
    async stop() {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(timer);
    },
  };
}
