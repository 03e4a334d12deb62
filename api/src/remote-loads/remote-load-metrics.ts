import { type LoadOutcome, loadOutcomes, type RemoteLoad } from '@sahra/shared/schemas/remote-loads';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Releases that have a series each; those not heard of for longest give way. */
const maxReleases = 200;

/** A load as a browser tells of it, or a failure on the host server, which has no times. */
export type MeasuredLoad = Pick<RemoteLoad, 'remote' | 'version'> &
  Partial<Pick<RemoteLoad, 'entryMs' | 'pageMs'>> & { outcome: LoadOutcome };

/** Counts the loads of remotes among the measurements of this process; the number of series is bounded. */
export function measureLoads(registry: Registry): (loads: readonly MeasuredLoad[]) => void {
  const total = new Counter({
    name: 'remote_loads_total',
    help: 'Loads of remotes, as browsers and host servers reported them',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'remote_load_duration_seconds',
    help: 'Time that a browser took for a remote’s entry, and for a page of it',
    labelNames: ['phase'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
    registers: [registry],
  });
  const releases = new Map<string, Pick<RemoteLoad, 'remote' | 'version'>>();

  function know({ remote, version }: MeasuredLoad): void {
    const key = `${remote} ${version}`;
    releases.delete(key);
    releases.set(key, { remote, version });
    if (releases.size <= maxReleases) return;
    const [oldest] = releases;
    if (!oldest) return;
    releases.delete(oldest[0]);
    for (const outcome of loadOutcomes) total.remove({ ...oldest[1], outcome });
  }

  return (loads) => {
    for (const load of loads) {
      know(load);
      total.inc({ remote: load.remote, version: load.version, outcome: load.outcome });
      if (load.outcome !== 'ok') continue;
      if (load.entryMs) seconds.observe({ phase: 'entry' }, load.entryMs / 1000);
      seconds.observe({ phase: 'page' }, (load.pageMs ?? 0) / 1000);
    }
  };
}
