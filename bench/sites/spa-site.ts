import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { createGateway } from '../../deploy/gateway/gateway.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';
import type { SpaBuild } from '../spa/build-spa.ts';
import { readRouteHints } from '../spa/route-hints.ts';

interface SpaSiteOptions {
  build: SpaBuild;
  dataDir: string;
  /** The federated site, whose api and pictures this one shares. */
  siteUrl: string;
  port: number;
}

/** The gateway gives answers without a policy one that lets them load nothing. */
const policy = "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; worker-src 'self' blob:";

/** What the server's page tells the browser to fetch before anything asks for it: its fonts, and its largest picture. */
const preloadsOf = (html: string) =>
  [...html.matchAll(/<link [^>]*rel="preload"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /as="(font|image)"/.test(tag));

/**
 * Serves the plain build through the same gateway, and its HTML file where the site has its host server: with what the page at each path is
 * made of named in its head, as its makers would do it, and the fonts and pictures that the site's own page names there.
 */
export async function startSpaSite({
  build,
  dataDir,
  siteUrl,
  port,
}: SpaSiteOptions): Promise<{ stop: () => Promise<void> }> {
  await cp(build.folder, path.join(dataDir, 'releases/spa', build.version, 'client'), { recursive: true });
  const html = await readFile(path.join(build.folder, 'index.html'), 'utf8');
  const routeHints = await readRouteHints(build);
  const documents = new Map<string, string>();
  const documentOf = async (pathname: string) => {
    const page = await (await fetch(siteUrl + pathname)).text();
    return html.replace('</head>', `${routeHints(pathname)}${preloadsOf(page).join('')}</head>`);
  };
  const pages = Fastify();
  pages.get('/*', async ({ url }, reply) => {
    const { pathname } = new URL(url, siteUrl);
    const document = documents.get(pathname) ?? (await documentOf(pathname));
    documents.set(pathname, document);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(document);
  });
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
