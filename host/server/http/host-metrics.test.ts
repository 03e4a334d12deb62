import { createMetrics } from '@sahra/shared/server/metrics';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openMetrics } from './host-metrics.ts';

it('What becomes of pages, the queue and the workers is measured, each time as it is then', async () => {
  const server = Fastify();
  const metrics = createMetrics();
  const counts = { pages: { own: 1, made: 2, cached: 30, stale: 4 }, refused: 9, dropped: 5, lostWorkers: 6 };
  const load = { waiting: 7, underWay: 8 };
  openMetrics(server, metrics, { counts: () => counts, load: () => load }, 0, '127.0.0.1');
  server.get('/*', () => 'page');
  await server.ready();
  try {
    await server.inject('/shop?token=secret');
    await metrics.registry.metrics();
    counts.pages.cached += 1;
    load.waiting = 0;
    const text = await metrics.registry.metrics();
    for (const line of [
      'pages_total{source="own"} 1',
      'pages_total{source="cached"} 31',
      'pages_total{source="stale"} 4',
      'pages_dropped_total 5',
      'pages_refused_total 9',
      'render_workers_lost_total 6',
      'renders_waiting 0',
      'renders_under_way 8',
      'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).not.toContain('secret');
  } finally {
    await server.close();
  }
});
