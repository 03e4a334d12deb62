import { setTimeout as wait } from 'node:timers/promises';
import { hostVersionOf, type RegistryFile } from '@sahra/shared/federation/registry-file';
import type { Upstreams } from '../gateway/upstreams.ts';
import type { ReleaseStore } from '../release/store.ts';
import { createCanaryHost } from './canary-host.ts';
import { endReplaced, type RunningHost } from './running-host.ts';

const CHECK_MS = 500;

export interface ReplaceableHost {
  upstreams: Upstreams;
  stop: (limitMs: number) => Promise<void>;
}

interface HostOptions {
  store: ReleaseStore;
  /** Starts the host that the registry names, beside one that runs. */
  start: () => Promise<RunningHost>;
  /** Starts a stored one as a canary; `onGiveUp` is called when it has ended too often. */
  startCanary: (version: string, onGiveUp: (reason: string) => void) => Promise<RunningHost>;
  log: (text: string) => void;
}

/**
 * Runs the host that visitors get, and beside it the canary that a share of them gets. When the registry names another one, that
 * is started beside it, takes over when it is ready, and the old one ends after what it is doing: no request fails. One that does
 * not start changes nothing.
 */
export async function startReplaceableHost({ store, start, startCanary, log }: HostOptions): Promise<ReplaceableHost> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const versionIn = (registry: RegistryFile | undefined) => registry && hostVersionOf(registry);
  let version = versionIn(await store.readRegistry());
  let current = await start();
  const canary = createCanaryHost({ store, start: startCanary, log, signal });

  async function replace(): Promise<void> {
    const old = current;
    current = await start();
    log(`host ${version ?? ''} has taken over`);
    await endReplaced(old, signal);
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await wait(CHECK_MS, undefined, { signal }).catch(() => undefined);
      const read = await store.readRegistry().then(
        (registry) => ({ registry }),
        () => undefined,
      );
      // What cannot be read now changes nothing.
      if (signal.aborted || !read) continue;
      const wanted = versionIn(read.registry);
      if (wanted !== version) {
        version = wanted;
        await replace().catch((error: unknown) =>
          log(`host ${wanted ?? ''} could not take over: ${error instanceof Error ? error.message : String(error)}`),
        );
      }
      // After that: visitors of a canary that is promoted go from it to the same version.
      await canary.follow(read.registry);
    }
  }
  const following = follow();

  return {
    upstreams: {
      // What only reads is asked of the new host where the old one has just ended, and of the stable one where a canary has.
      count: 3,
      next(asked) {
        const url = canary.urlFor(asked?.cookie);
        return url && !asked?.tried.includes(url) ? url : current.url;
      },
      failed: () => {},
      close: () => {},
    },
    async stop(limitMs) {
      stopping.abort();
      await following;
      await canary.stop(limitMs);
      await current.part.stop(limitMs);
    },
  };
}
