import { setTimeout as wait } from 'node:timers/promises';
import type { Supervised } from './supervise.ts';

/** Milliseconds in which a request that was on its way to a host when another one took over has arrived there. */
const HANDOVER_MS = 1000;
/** Milliseconds that it gets for what it is doing. */
const STOP_MS = 8000;

/** A host server that runs. */
export interface RunningHost {
  url: string;
  part: Supervised;
}

/** Ends a host that gets no new requests; at once when `signal` says so. */
export async function endReplaced({ part }: RunningHost, signal: AbortSignal): Promise<void> {
  await wait(HANDOVER_MS, undefined, { signal }).catch(() => undefined);
  await part.stop(STOP_MS);
}
