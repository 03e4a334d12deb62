import { bucketOf, isInCanary } from '@sahra/shared/federation/bucket';
import type { RegistryCanary, RegistryFile } from '@sahra/shared/federation/registry-file';
import { haltCanary } from '../release/registry-changes.ts';
import type { ReleaseStore } from '../release/store.ts';
import { endReplaced, type RunningHost } from './running-host.ts';

interface CanaryOptions {
  store: ReleaseStore;
  /** Starts a stored host; `onGiveUp` is called when it has ended too often. */
  start: (version: string, onGiveUp: (reason: string) => void) => Promise<RunningHost>;
  log: (text: string) => void;
  /** Says when the site stops. */
  signal: AbortSignal;
}

/** The host that a share of the visitors gets, while the registry names one. */
export interface CanaryHost {
  /** Its address, where it runs and this visitor is among its share. */
  urlFor: (cookie: string | undefined) => string | undefined;
  /** Starts or ends it, as the registry says. */
  follow: (registry: RegistryFile | undefined) => Promise<void>;
  stop: (limitMs: number) => Promise<void>;
}

/** Runs the canary of the host beside the stable one. What does not start, or ends again and again, is taken back with the reason. */
export function createCanaryHost({ store, start, log, signal }: CanaryOptions): CanaryHost {
  let wanted: RegistryCanary | undefined;
  let running: RunningHost | undefined;

  async function halt(version: string, reason: string): Promise<void> {
    log(`The canary host ${version} is taken back: ${reason}`);
    await store
      .change((registry) =>
        // Meanwhile somebody may have changed it by hand.
        registry.host?.canary?.version === version ? haltCanary(registry, 'host', reason, new Date()) : registry,
      )
      .catch((error: unknown) => log(`The registry still names the canary host ${version}: ${String(error)}`));
  }

  async function replace(version: string | undefined): Promise<void> {
    const old = running;
    running = undefined;
    if (old) await endReplaced(old, signal);
    if (!version || signal.aborted) return;
    try {
      running = await start(version, (reason) => void halt(version, reason));
      log(`host ${version} runs as a canary`);
    } catch (error) {
      await halt(version, error instanceof Error ? error.message : String(error));
    }
  }

  return {
    urlFor(cookie) {
      const bucket = bucketOf(cookie);
      const isAmong = wanted && bucket !== undefined && isInCanary('host', bucket, wanted.percent);
      return isAmong && running?.part.isRunning() ? running.url : undefined;
    },
    async follow(registry) {
      const before = wanted?.version;
      wanted = registry?.host?.canary;
      if (wanted?.version !== before) await replace(wanted?.version);
    },
    stop: async (limitMs) => running?.part.stop(limitMs),
  };
}
