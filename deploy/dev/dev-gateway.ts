import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { baseOf } from '../build/targets.ts';
import { createDevServer } from './dev-server.ts';

/** Vite puts style sheets of sources into `<style>` elements. `style` attributes stay forbidden, as they are for visitors. */
const withStyleElements = (policy: string) =>
  policy.replace(/style-src [^;]*/, "$&; style-src-attr 'none'; style-src-elem 'self' 'unsafe-inline'");

/** Serves a remote from its sources through the gateway: pages, modules and the dev server's messages have one origin. */
export async function serveDevelopment(
  gateway: FastifyInstance,
  { name, version }: { name: string; version: string },
): Promise<void> {
  const vite = await createDevServer(name, version, gateway.server);
  gateway.addHook('preClose', () => vite.close());
  gateway.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') reply.header('content-security-policy', withStyleElements(policy));
  });
  const base = baseOf(name, version);
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  };
  gateway.get(`${base}*`, serve);
  // A further attempt of the browser: the entry is run anew, what it imports is at the same addresses as before.
  gateway.get<{ Params: { '*': string } }>(`${base.slice(0, -1)}~:attempt(^\\d+$)/*`, (request, reply) => {
    request.raw.url = base + request.params['*'];
    serve(request, reply);
  });
}
