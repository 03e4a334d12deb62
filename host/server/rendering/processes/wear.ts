import { getHeapStatistics } from 'node:v8';

/**
 * Node never forgets a module: each release that was imported stays, with 0.1 to 1.4 MB. After this many a worker is
 * renewed, long before its memory is full.
 */
const RELEASES = 40;
/** Share of the heap's limit; one who is above it even after collecting garbage is renewed. */
const SHARE = 0.6;
const CHECK_MS = 1000;
/** The lowest of so many checks is what garbage collection leaves. */
const CHECKS = 10;

/** Says once when this process should be renewed, and why. The result is told of each release that was imported. */
export function watchWear(onWorn: (reason: string) => void): (release: string) => void {
  const releases = new Set<string>();
  let lowest = Infinity;
  let checks = 0;
  let isWorn = false;
  const say = (reason: string) => {
    if (!isWorn) onWorn(reason);
    isWorn = true;
  };
  setInterval(() => {
    const { used_heap_size: used, external_memory: external, heap_size_limit: limit } = getHeapStatistics();
    lowest = Math.min(lowest, (used + external) / limit);
    if (++checks < CHECKS) return;
    if (lowest > SHARE) say(`its memory is ${Math.round(lowest * 100)} % full`);
    checks = 0;
    lowest = Infinity;
  }, CHECK_MS).unref();
  return (release) => {
    if (releases.add(release).size >= RELEASES) say(`it has imported ${releases.size} releases`);
  };
}
