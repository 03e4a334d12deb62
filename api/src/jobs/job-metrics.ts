import { Gauge, type Registry } from 'prom-client';
import type { JobWorker } from './job-worker.ts';

/** Measures the queues of jobs whenever somebody reads the measurements. */
export function measureJobs(registry: Registry, worker: Pick<JobWorker, 'count'>): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, run now, and were given up within the last week',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without the database the other measurements are still worth reading.
      for (const { queue, ...counts } of await worker.count().catch(() => []))
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
    },
  });
}
