import type { Transaction } from '../../database/connect.ts';
import { tooManyRequests } from '../http/api-failure.ts';
import type { HashedNetwork } from './caller-hash.ts';
import { consumeRateLimit, dayMs, enforceRateLimit, type RateLimit } from './rate-limit.ts';

/** A limit that everybody has in common, and what of it few may use. */
export interface SharedLimit {
  /** What is counted, as keys of allowances begin. */
  name: string;
  /** Of one household; a wider network that it is in may use its share of times as much. */
  perCaller: RateLimit;
  /** Of everybody: more than that is no crowd of visitors. */
  overAll: RateLimit;
}

/** A network that has not called today. */
const firstOfDay: RateLimit = { burst: 1, refillMs: dayMs };

/** Counts a call against what its networks may use, and takes nothing from the others: a program filled the trap. */
export async function enforceNetworkLimits(
  tx: Transaction,
  { name, perCaller: { burst, refillMs } }: SharedLimit,
  networks: readonly HashedNetwork[],
): Promise<void> {
  for (const { hash, share } of networks)
    await enforceRateLimit(tx, `${name} from ${hash}`, { burst: burst * share, refillMs: refillMs / share });
}

/**
 * Counts a call against what its networks may use, and what all may. Where the latter is used up, whose widest network has
 * not called today goes on all the same, once: a flood closes the door behind those who took part in it, and for nobody else.
 */
export async function enforceSharedLimit(
  tx: Transaction,
  limit: SharedLimit,
  networks: readonly HashedNetwork[],
): Promise<void> {
  await enforceNetworkLimits(tx, limit, networks);
  const isNew = (await consumeRateLimit(tx, `${limit.name} today from ${networks.at(-1)?.hash}`, firstOfDay)) === 0;
  const waitMs = await consumeRateLimit(tx, limit.name, limit.overAll);
  if (waitMs > 0 && !isNew) throw tooManyRequests(Math.ceil(waitMs / 1000));
}
