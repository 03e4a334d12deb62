import type { FastifyInstance } from 'fastify';
import { ApiFailure, notFound } from './api-failure.ts';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const toPattern = (route: string) =>
  new RegExp(
    `^${route
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : literal(part)))
      .join('/')}$`,
  );

/** What no route takes: 404 for an unknown address, 405 with what is allowed for a known one, and an answer to OPTIONS. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: toPattern(url), methods: [method].flat() });
  });
  // Before a body is read: what it holds does not matter here.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split('?', 1)[0] ?? '/';
    const methods = [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods)),
    ].sort();
    if (methods.length === 0) throw notFound('address');
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.status(204).send();
    throw new ApiFailure(405, { code: 'method_not_allowed', message: 'This address does not take that method' });
  });
  app.setNotFoundHandler(() => {
    throw notFound('address');
  });
}
