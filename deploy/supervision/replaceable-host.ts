import { setTimeout as wait } from 'node:timers/promises';
import { hostVersionOf } from '@sahra/shared/federation/registry-file';
import type { Upstreams } from '../gateway/upstreams.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Supervised } from './supervise.ts';

const CHECK_MS = 500;
/** Milliseconds in which a request that was on its way to the old host when the new one took over has arrived there. */
const HANDOVER_MS = 1000;

/** A host server that runs. */
export interface RunningHost {
  url: string;
  part: Supervised;
}

export interface ReplaceableHost {
  upstreams: Upstreams;
  stop: (limitMs: number) => Promise<void>;
}

interface HostOptions {
  store: ReleaseStore;
  /** Starts the host that the registry names, beside one that runs. */
  start: () => Promise<RunningHost>;
  log: (text: string) => void;
}

/**
 * Runs the host that visitors get. When the registry names another one, that is started beside it, takes over when it is
 * ready, and the old one ends after what it is doing: no request fails. One that does not start changes nothing.
 */
export async function startReplaceableHost({ store, start, log }: HostOptions): Promise<ReplaceableHost> {
  const readVersion = async () => {
    const registry = await store.readRegistry();
    return registry && hostVersionOf(registry);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  let version = await readVersion();
  let current = await start();

  async function replace(): Promise<void> {
    const old = current;
    current = await start();
    log(`host ${version ?? ''} has taken over`);
    await wait(HANDOVER_MS, undefined, { signal }).catch(() => undefined);
    await old.part.stop(8000);
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await wait(CHECK_MS, undefined, { signal }).catch(() => undefined);
      const wanted = await readVersion().catch(() => version);
      if (signal.aborted || wanted === version) continue;
      version = wanted;
      await replace().catch((error: unknown) =>
        log(`host ${wanted ?? ''} could not take over: ${error instanceof Error ? error.message : String(error)}`),
      );
    }
  }
  const following = follow();

  return {
    upstreams: {
      // What only reads is asked of the new host where the old one has just ended.
      count: 2,
      next: () => current.url,
      failed: () => {},
      close: () => {},
    },
    async stop(limitMs) {
      stopping.abort();
      await following;
      await current.part.stop(limitMs);
    },
  };
}
