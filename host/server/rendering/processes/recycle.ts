import { getHeapStatistics } from 'node:v8';

/**
 * Node never forgets a module: each release that was imported stays, with 0.1 to 4 MB. After this many a worker is
 * recycled, long before its memory is full.
 */
const MAX_RELEASES = 20;
/** Share of the heap's limit; a worker that is above it even after collecting garbage is recycled. */
const MAX_HEAP_SHARE = 0.6;
const CHECK_MS = 1000;
/** The lowest of so many checks is what garbage collection leaves. */
const CHECKS = 10;

/** Calls `onDue` once, with the reason, when this process should be recycled. The result is called with each release that was imported. */
export function watchRecycling(onDue: (reason: string) => void): (release: string) => void {
  const releases = new Set<string>();
  let lowest = Infinity;
  let checks = 0;
  let isDue = false;
  const say = (reason: string) => {
    if (!isDue) onDue(reason);
    isDue = true;
  };
  setInterval(() => {
    const { used_heap_size: used, external_memory: external, heap_size_limit: limit } = getHeapStatistics();
    lowest = Math.min(lowest, (used + external) / limit);
    if (++checks < CHECKS) return;
    if (lowest > MAX_HEAP_SHARE) say(`its memory is ${Math.round(lowest * 100)} % full`);
    checks = 0;
    lowest = Infinity;
  }, CHECK_MS).unref();
  return (release) => {
    if (releases.add(release).size >= MAX_RELEASES) say(`it has imported ${releases.size} releases`);
  };
}
