import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What is measured of this process. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  return { registry, requestSeconds };
}

/** Measures every answer, by route and not by address: the number of series stays small. */
export function measureRequests(app: FastifyInstance, { requestSeconds }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Serves the measurements on a port of their own, which visitors do not reach; 0 takes any free one. */
export async function serveMetrics(
  registry: Registry,
  host: string,
  port: number,
): Promise<{ port: number; close: () => void }> {
  const server = createServer((_, response) => {
    void registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text));
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
