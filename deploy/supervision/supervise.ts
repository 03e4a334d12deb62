import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service.ts';

/** A part that ends so often … */
const MAX_ENDS = 5;
/** … within so many milliseconds is given up. */
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 250;

/**
 * Milliseconds until the next start, by when the part has ended so far: 250, then twice as long with each end within the last minute.
 * Undefined where it is given up.
 */
export function pauseAfter(endedAt: readonly number[], now: number): number | undefined {
  const recent = endedAt.filter((at) => now - at < WINDOW_MS).length;
  return recent < MAX_ENDS ? FIRST_PAUSE_MS * 2 ** (recent - 1) : undefined;
}

/** A part of the site that is started again when it ends by itself. */
export interface Supervised {
  /** False from its end until it is ready again. */
  isRunning: () => boolean;
  stop: (limitMs: number) => Promise<void>;
}

interface Supervision {
  name: string;
  /** Starts it, always on the same port: the others go on knowing where it is. */
  start: () => Promise<Service>;
  /** Called once, when it has ended too often. */
  onGiveUp: (reason: string) => void;
  log: (text: string) => void;
}

/** Starts a part, and again with growing pauses whenever it ends. Rejects where the first start fails: waiting would not help. */
export async function supervise({ name, start, onGiveUp, log }: Supervision): Promise<Supervised> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const endedAt: number[] = [];
  let service = await start();
  let isRunning = true;
  let starting: Promise<unknown> = Promise.resolve();

  async function keepRunning(): Promise<void> {
    let reason = `ended with ${await service.ended}`;
    while (!signal.aborted) {
      isRunning = false;
      const now = performance.now();
      endedAt.push(now);
      const pause = pauseAfter(endedAt, now);
      if (pause === undefined)
        return onGiveUp(`${name} has ended ${MAX_ENDS} times within a minute, at last: ${reason}`);
      log(`${name} ${reason}; it is started again`);
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const next = start();
      starting = next.catch(() => undefined);
      reason = await next.then(
        async (started) => {
          service = started;
          isRunning = true;
          return `ended with ${await started.ended}`;
        },
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    }
  }
  void keepRunning();

  return {
    isRunning: () => isRunning,
    async stop(limitMs) {
      stopping.abort();
      // What is just being started is stopped too.
      await starting;
      await service.stop(limitMs);
    },
  };
}
