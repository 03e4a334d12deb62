import type { FastifyInstance } from 'fastify';
import { baseOf } from '../build/targets.ts';
import { createDevServer } from './dev-server.ts';

/** Vite puts style sheets of sources into `<style>` elements. `style` attributes stay forbidden, as they are for visitors. */
const withStyleElements = (policy: string) => policy.replace(/style-src [^;]*/, "$&; style-src-attr 'none'; style-src-elem 'self' 'unsafe-inline'");

/** Serves a remote from its sources through the gateway: pages, modules and the dev server's messages have one origin. */
export async function serveDevelopment(gateway: FastifyInstance, { name, version }: { name: string; version: string }): Promise<void> {
  const vite = await createDevServer(name, version, gateway.server);
  gateway.addHook('preClose', () => vite.close());
  gateway.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') reply.header('content-security-policy', withStyleElements(policy));
  });
  gateway.get(`${baseOf(name, version)}*`, (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
}
