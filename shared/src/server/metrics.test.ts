import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createMetrics, measureRequests, serveMetrics } from './metrics.ts';

describe('metrics', () => {
  it('Operator reads how long answers took, by route and not by address', async () => {
    const metrics = createMetrics();
    const app = Fastify();
    measureRequests(app, metrics);
    app.get('/programs/:programId', () => 'ok');
    await app.inject('/programs/1');
    await app.inject('/programs/2');
    const server = await serveMetrics(metrics.registry, '127.0.0.1', 0);
    const text = await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/programs/:programId",status="200"} 2',
    );
    server.close();
    await app.close();
  });
});
