import { Counter, Gauge, type Registry } from 'prom-client';

/** What can be read of one part behind the gateway, or of what is held and kept, when somebody reads the measurements. */
export interface Measured {
  turns: readonly { part: string; running: number; waiting: number }[];
  heldBytes: number;
  keptBytes: number;
}

/** What is counted of the gateway, beside the requests that every server measures. */
export interface GatewayMetrics {
  /** What came of asking a part: its status as `2xx`, or the code of what failed. */
  upstream: Counter<'upstream' | 'result'>;
  /** Kept pages that were shown. */
  stale: Counter;
}

/** Measures the gateway; `read` is asked whenever somebody reads the measurements. */
export function measureGateway(registry: Registry, read: () => Measured): GatewayMetrics {
  const registers = [registry];
  for (const state of ['running', 'waiting'] as const)
    new Gauge({
      name: `gateway_requests_${state}`,
      help: `Requests that are ${state === 'running' ? 'worked on by' : 'waiting for a turn at'} a part`,
      labelNames: ['part'],
      registers,
      collect() {
        for (const turns of read().turns) this.set({ part: turns.part }, turns[state]);
      },
    });
  new Gauge({
    name: 'gateway_held_bytes',
    help: 'Bytes that may be held of answers for slow readers',
    registers,
    collect() {
      this.set(read().heldBytes);
    },
  });
  new Gauge({
    name: 'gateway_kept_page_bytes',
    help: 'Bytes of the pages that are kept for while the host server is away',
    registers,
    collect() {
      this.set(read().keptBytes);
    },
  });
  return {
    upstream: new Counter({
      name: 'gateway_upstream_requests_total',
      help: 'Requests to a part by what came of them',
      labelNames: ['upstream', 'result'],
      registers,
    }),
    stale: new Counter({ name: 'gateway_stale_pages_total', help: 'Kept pages that were shown', registers }),
  };
}
