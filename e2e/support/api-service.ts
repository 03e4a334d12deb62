import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { startService, type Service } from '../../deploy/supervision/service.ts';
import { createDemoDatabase } from './databases.ts';
import { environmentOf } from './environment.ts';

/** An api that a test stops, holds and starts again, always at the same address. */
export interface Api {
  url: string;
  /** Its settings, for another program on the same data. */
  environment: NodeJS.ProcessEnv;
  /** What it has printed so far. */
  said: () => string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it without a word. */
  kill: () => void;
  /** It takes requests, but answers none. */
  hold: () => void;
  release: () => void;
}

export async function startApi(environment: NodeJS.ProcessEnv): Promise<Api> {
  const port = String(await findFreePort());
  let said = '';
  const run = () =>
    startService({
      name: 'api',
      module: path.join(root, 'api/dist/main.js'),
      cwd: root,
      env: { ...environment, PORT: port },
      onOutput: (text) => (said += text),
    });
  let service = await run();
  return {
    url: `http://127.0.0.1:${port}`,
    environment,
    said: () => said,
    async start() {
      service = await run();
    },
    stop: () => service.stop(8000),
    kill: () => process.kill(service.pid, 'SIGKILL'),
    hold: () => process.kill(service.pid, 'SIGSTOP'),
    release: () => process.kill(service.pid, 'SIGCONT'),
  };
}

/** The worker of an api, which does what comes due: no site of a test has one by itself. */
export const startJobs = async ({ environment }: Api): Promise<Service> =>
  startService({
    name: 'worker',
    module: path.join(root, 'api/dist/worker.js'),
    cwd: root,
    env: { ...environment, PORT: String(await findFreePort()) },
    onOutput: () => undefined,
  });

/** An api with a database of its own, a copy of the demo; all of a run draw their pictures into one folder. */
export async function startDemoApi(environment: NodeJS.ProcessEnv = {}): Promise<Api> {
  const DATABASE_URL = environment.DATABASE_URL ?? (await createDemoDatabase());
  return await startApi(environmentOf(process.env.SAHRA_PICTURES_DIR ?? '', { ...environment, DATABASE_URL }));
}
