import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { createGateway } from '../../deploy/gateway/gateway.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';
import type { SpaBuild } from '../spa/build-spa.ts';

interface SpaSiteOptions {
  build: SpaBuild;
  dataDir: string;
  /** The federated site, whose api and pictures this one shares. */
  siteUrl: string;
  port: number;
}

/** The gateway gives answers without a policy one that lets them load nothing. */
const policy = "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; worker-src 'self' blob:";

/** Serves the plain build through the same gateway, and its one HTML file where the site has its host server. */
export async function startSpaSite({
  build,
  dataDir,
  siteUrl,
  port,
}: SpaSiteOptions): Promise<{ stop: () => Promise<void> }> {
  await cp(build.folder, path.join(dataDir, 'releases/spa', build.version, 'client'), { recursive: true });
  const html = await readFile(path.join(build.folder, 'index.html'), 'utf8');
  const pages = Fastify();
  pages.get('/*', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(html),
  );
  const hostUrl = await pages.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await createGateway({ dataDir, api: onlyUpstream(siteUrl), host: onlyUpstream(hostUrl) });
  await gateway.listen({ host: '127.0.0.1', port });
  return {
    async stop() {
      await gateway.close();
      await pages.close();
    },
  };
}
