import { measureRequests, serveMetrics, type Metrics } from '@sahra/shared/server/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { PageService } from '../rendering/page-service.ts';

type Measured = Pick<PageService, 'counts' | 'load'>;

/** Counts what becomes of pages and of the processes that render them, beside requests and durations. */
function measurePages({ registry }: Metrics, { counts, load }: Measured): void {
  const registers = [registry];
  const total = (name: string, help: string, value: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  new Counter({
    name: 'pages_total',
    help: 'Answers with pages: own to a visitor, made for all, cached, cached and past their time',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const [source, value] of Object.entries(counts().pages)) this.inc({ source }, value);
    },
  });
  total('pages_dropped_total', 'Pages that there was no time for', () => counts().dropped);
  total('pages_refused_total', 'Pages that were not made since their network has had many', () => counts().refused);
  total(
    'render_workers_lost_total',
    'Render workers that ended while pages were under way',
    () => counts().lostWorkers,
  );
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('renders_under_way', 'Pages that workers have begun with', () => load().underWay);
  gauge('renders_waiting', 'Pages that wait for a worker', () => load().waiting);
}

/** Serves the measurements of this process on a port of their own, which visitors do not reach, for as long as the server runs. */
export function openMetrics(
  server: FastifyInstance,
  metrics: Metrics,
  pages: Measured,
  port: number,
  host: string,
): void {
  measureRequests(server, metrics);
  measurePages(metrics, pages);
  let close = () => {};
  server.addHook('onReady', async () => {
    ({ close } = await serveMetrics(metrics.registry, host, port));
  });
  server.addHook('onClose', async () => close());
}
