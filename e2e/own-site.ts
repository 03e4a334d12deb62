import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../deploy/build/version.ts';
import { createGateway, type GatewayOptions } from '../deploy/gateway.ts';
import { publishBuilds } from '../deploy/release/publish-builds.ts';
import { startService, type Service } from '../deploy/service.ts';
import { onlyUpstream } from '../deploy/upstreams.ts';
import { findFreePort } from '../deploy/free-port.ts';

const developersOwn = ['DATABASE_URL', 'PUBLIC_URL', 'SEED', 'VITEST', 'NODE_ENV', 'SSR'];

/** Environment of a part of the site: nothing of the developer's settings; finished pages are not kept, so that a failure is seen at once. */
export function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !developersOwn.includes(name)));
  return { ...inherited, NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ARTWORK_WARM_UP: 'off', PAGE_CACHE_MS: '0' };
}

/** An empty data folder; PostgreSQL, which does not run as root, can reach it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-own-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}

export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });

/** Everything but the api, with releases of its own: one test file may break it. */
export interface FrontEnd {
  url: string;
  dataDir: string;
  /** The host server's process. */
  host: Service;
  /** What the host server has printed so far; its LOG_LEVEL decides what that is. */
  said: () => string;
  stop: () => Promise<void>;
}

interface FrontEndOptions {
  /** Address of an api, without a path. */
  apiUrl: string;
  dataDir: string;
  /** Where the built workspace lies. */
  workspace?: string;
  /** Build of the host, where it is another one than that of the workspace. */
  hostDist?: string;
  /** A free one by default. */
  port?: number;
  environment?: NodeJS.ProcessEnv;
  publish?: (dataDir: string) => Promise<unknown>;
  /** Adds to the gateway what a test wants to go wrong there. */
  extendGateway?: GatewayOptions['extend'];
}

/** Publishes the builds and starts the host server and a gateway before them. */
export async function startFrontEnd({ apiUrl, dataDir, workspace = root, hostDist = path.join(workspace, 'host/dist'), environment, publish = publishBuilds, ...options }: FrontEndOptions): Promise<FrontEnd> {
  await publish(dataDir);
  const env = { ...environmentOf(dataDir), ...environment, PORT: '0', API_URL: `${apiUrl}/api` };
  let said = '';
  const onOutput = (text: string) => (said += text);
  const host = await startService({ name: 'host', module: path.join(hostDist, 'server/main.js'), cwd: workspace, env, onOutput });
  const gateway = await createGateway({ dataDir, api: onlyUpstream(apiUrl), hostUrl: `http://127.0.0.1:${host.port}`, extend: options.extendGateway });
  const port = options.port ?? (await findFreePort());
  await gateway.listen({ host: '127.0.0.1', port });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    host,
    said: () => said,
    async stop() {
      await gateway.close();
      await host.stop(8000);
    },
  };
}

/** An api that a test stops, holds and starts again, always at the same address. */
export async function startOwnApi(dataDir: string, environment: NodeJS.ProcessEnv = {}) {
  const port = String(await findFreePort());
  const run = () => startService({ name: 'api', module: path.join(root, 'api/dist/main.js'), cwd: root, env: { ...environmentOf(dataDir), ...environment, PORT: port } });
  let service = await run();
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      service = await run();
    },
    stop: () => service.stop(8000),
    /** It takes requests, but answers none. */
    hold: () => process.kill(service.pid, 'SIGSTOP'),
    release: () => process.kill(service.pid, 'SIGCONT'),
  };
}
