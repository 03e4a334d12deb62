import path from 'node:path';
import { createGateway } from './gateway.ts';
import { guardCanaries } from './release/canary-guard.ts';
import { folderStore } from './release/folder-store.ts';
import { publishBuilds } from './release/publish-builds.ts';
import { root } from './build/version.ts';
import { startService, type Service } from './service.ts';
import type { Settings } from './settings.ts';
import { onlyUpstream } from './upstreams.ts';

export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** Runs the built site: api (with its database), host server and the gateway before them. */
export async function startSite(settings: Settings, environment: NodeJS.ProcessEnv, onEnd: (name: string) => void): Promise<Site> {
  const { HOST, PORT, DATA_DIR, PUBLIC_URL } = settings;
  const services: Service[] = [];
  let isStopping = false;
  const start = async (name: string, module: string, extra: NodeJS.ProcessEnv) => {
    const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment, HOST: '127.0.0.1', PORT: '0', DATA_DIR, ...extra };
    const service = await startService({ name, module: path.join(root, module), cwd: root, env });
    services.push(service);
    void service.ended.then(() => isStopping || onEnd(name));
    return `http://127.0.0.1:${service.port}`;
  };
  const stop = async () => {
    isStopping = true;
    await endGuard?.();
    await gateway?.close();
    // The host server first: the api must outlive those who ask it.
    for (const service of services.toReversed()) await service.stop(8000);
  };
  let gateway: Awaited<ReturnType<typeof createGateway>> | undefined;
  let endGuard: (() => Promise<void>) | undefined;
  try {
    // The api first: it holds the lock on the folder that the releases are published to.
    const apiUrl = await start('api', 'api/dist/main.js', {});
    await publishBuilds(DATA_DIR);
    const hostUrl = await start('host', 'host/dist/server/main.js', { API_URL: `${apiUrl}/api` });
    gateway = await createGateway({ dataDir: DATA_DIR, api: onlyUpstream(apiUrl), hostUrl, publicUrl: PUBLIC_URL });
    await gateway.listen({ host: HOST, port: PORT });
    endGuard = guardCanaries(folderStore(DATA_DIR), () => apiUrl, console.warn);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${PORT}`, stop };
}
