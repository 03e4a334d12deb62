import path from 'node:path';
import { openLog } from '@sahra/shared/server/log';
import { createMetrics, serveMetrics } from '@sahra/shared/server/metrics';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../gateway/gateway.ts';
import { guardCanaries } from '../release/canary-guard.ts';
import { readOrigin } from '../release/change-origin.ts';
import { folderStore } from '../release/folder-store.ts';
import { hostModule } from '../release/host-module.ts';
import { builtIn, publishBuilds } from '../release/publish-builds.ts';
import { root } from '../build/version.ts';
import { findFreePort } from './free-port.ts';
import { startService } from './service.ts';
import type { Settings } from './settings.ts';
import { startReplaceableHost } from './replaceable-host.ts';
import type { RunningHost } from './running-host.ts';
import { supervise } from './supervise.ts';
import { onlyUpstream } from '../gateway/upstreams.ts';

export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** What a site shows of its data. */
export interface SiteContents {
  /** Folder of the registry and the releases. */
  dataDir: string;
  hostEnvironment?: NodeJS.ProcessEnv;
  publish: () => Promise<unknown>;
  /** Adds to the gateway, before its own parts. */
  extendGateway?: (gateway: FastifyInstance) => Promise<void>;
}

/** The site as it was built, and as it was released since. */
const builtSite = ({ DATA_DIR }: Settings, environment: NodeJS.ProcessEnv): SiteContents => ({
  dataDir: DATA_DIR,
  publish: async () => publishBuilds(DATA_DIR, builtIn(root), await readOrigin(environment)),
});

/** Secrets that the host server, and the remotes' code in it, have no use for. */
const ofTheApi = { DATABASE_URL: undefined, DATABASE_PASSWORD_FILE: undefined, SMTP_URL: undefined };

/** Where the worker finds the database: the one that the api runs on a port of ours, or the one of the settings. */
const databaseOf = ({ DATA_DIR }: Settings, { DATABASE_URL }: NodeJS.ProcessEnv, postgresPort: number) =>
  DATABASE_URL
    ? {}
    : {
        DATABASE_URL: `postgres://sahra@127.0.0.1:${postgresPort}/sahra`,
        DATABASE_PASSWORD_FILE: path.join(DATA_DIR, 'postgres.password'),
      };

/**
 * Runs a site, the built one by default: api (with its database), worker, host server and the gateway before them. A part that ends is started
 * again; `onGiveUp` is called with the reason where that does not help.
 */
export async function startSite(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  onGiveUp: (reason: string) => void,
  contents = builtSite(settings, environment),
): Promise<Site> {
  const { HOST, PORT, DATA_DIR, PUBLIC_URL, LOG_LEVEL, METRICS_PORT } = settings;
  const url = `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${PORT}`;
  const { dataDir, hostEnvironment, publish, extendGateway } = contents;
  const stops: ((limitMs: number) => Promise<void>)[] = [];
  const start = async (
    name: string,
    module: string,
    extra: NodeJS.ProcessEnv,
    giveUp = onGiveUp,
  ): Promise<RunningHost> => {
    // One for good: who asks the part finds it where it was, after it was started again too.
    const port = await findFreePort();
    const env = {
      NODE_ENV: 'production',
      ...environment,
      LOG_LEVEL,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...extra,
    };
    const part = await supervise({
      name,
      start: () => startService({ name, module, cwd: root, env }),
      onGiveUp: giveUp,
      log: console.error,
    });
    return { url: `http://127.0.0.1:${port}`, part };
  };
  const stop = async () => {
    await endGuard?.();
    await gateway?.close();
    // The host server first: the api must outlive those who ask it.
    for (const end of stops.toReversed()) await end(8000);
  };
  let gateway: Awaited<ReturnType<typeof createGateway>> | undefined;
  let endGuard: (() => Promise<void>) | undefined;
  try {
    // The api first: it holds the lock on the folder that the releases are published to.
    const ofSite = { DATA_DIR, PUBLIC_URL: PUBLIC_URL ?? url };
    const postgresPort = await findFreePort();
    const api = await start('api', path.join(root, 'api/dist/main.js'), {
      ...ofSite,
      POSTGRES_PORT: String(postgresPort),
    });
    stops.push(api.part.stop);
    await publish();
    const store = folderStore(dataDir);
    // Out of the releases, never out of the workspace: what is built there meanwhile must not reach visitors.
    const ofTheHost = {
      ...ofTheApi,
      ...hostEnvironment,
      DATA_DIR: dataDir,
      API_URL: `${api.url}/api`,
      PUBLIC_URL: PUBLIC_URL ?? url,
      METRICS_PORT: METRICS_PORT === undefined ? undefined : String(METRICS_PORT + 3),
    };
    const host = await startReplaceableHost({
      store,
      start: async () => start('host', await hostModule(dataDir), ofTheHost),
      startCanary: async (version, giveUp) =>
        start(
          `canary host ${version}`,
          await hostModule(dataDir, version),
          { ...ofTheHost, METRICS_PORT: undefined },
          giveUp,
        ),
      log: console.warn,
    });
    stops.push(host.stop);
    const metrics = METRICS_PORT === undefined ? undefined : createMetrics();
    if (metrics && METRICS_PORT) {
      const { close } = await serveMetrics(metrics.registry, '127.0.0.1', METRICS_PORT + 2);
      stops.push(async () => close());
    }
    gateway = await createGateway({
      logger: openLog(LOG_LEVEL),
      metrics,
      dataDir,
      api: onlyUpstream(api.url),
      host: host.upstreams,
      publicUrl: PUBLIC_URL,
      extend: extendGateway,
    });
    await gateway.listen({ host: HOST, port: PORT });
    // Last, and nobody waits for it: visitors do not.
    const worker = start('worker', path.join(root, 'api/dist/worker.js'), {
      ...ofSite,
      ...databaseOf(settings, environment, postgresPort),
      ...(METRICS_PORT && { PORT: String(METRICS_PORT + 1) }),
    });
    const stopWorker = worker.then(
      ({ part }) => part.stop,
      (error: Error) => onGiveUp(error.message),
    );
    stops.push(async (limitMs) => (await stopWorker)?.(limitMs));
    endGuard = guardCanaries(store, () => api.url, console.warn);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
