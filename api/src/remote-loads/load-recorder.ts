import type { Database } from '../database/connect.ts';
import type { Metrics } from '@sahra/shared/server/metrics';
import { type MeasuredLoad, measureLoads } from './remote-load-metrics.ts';
import { addLoads, deleteOldLoads } from './remote-load-repository.ts';

const cleanEveryMs = 60 * 60 * 1000;

/** Counts loads, from wherever they are told. */
export type LoadRecorder = (loads: readonly MeasuredLoad[]) => Promise<void>;

/** Counts loads in the database and among the measurements of this process; now and then what is too old goes. */
export function createLoadRecorder(database: Database, metrics: Metrics | undefined): LoadRecorder {
  const measure = metrics ? measureLoads(metrics.registry) : () => {};
  let cleanedAt = 0;
  return async (loads) => {
    const now = new Date();
    measure(loads);
    await addLoads(database, loads, now);
    if (now.getTime() - cleanedAt < cleanEveryMs) return;
    cleanedAt = now.getTime();
    await deleteOldLoads(database, now);
  };
}
