import type { Shopper } from '../carts/shopper.ts';
import type { Transaction } from '../database/connect.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';

const minuteMs = hourMs / 60;
/** Of one network: many households may share one address. */
const placedInNetwork: RateLimit = { burst: 40, refillMs: minuteMs };
/** Of one buyer, with those that are refused: what is unpaid holds pieces for days. */
const placedByShopper: RateLimit = { burst: 20, refillMs: 6 * minuteMs };
/** Each asks for a mail to somebody. */
const trackedInNetwork: RateLimit = { burst: 10, refillMs: 2 * minuteMs };
/** Of one order, right or not: nobody finds out its address by trying, or fills a mailbox. */
const trackedOrder: RateLimit = { burst: 5, refillMs: hourMs };

/** Counts an attempt to place an order. */
export async function enforcePlacingLimits(tx: Transaction, callerHash: string, shopper: Shopper): Promise<void> {
  await enforceRateLimit(tx, `orders from ${callerHash}`, placedInNetwork);
  const who = 'memberId' in shopper ? shopper.memberId : shopper.shopperHash;
  await enforceRateLimit(tx, `orders of ${who}`, placedByShopper);
}

/** Counts a question after an order. */
export async function enforceTrackingLimits(tx: Transaction, callerHash: string, numberHash: string): Promise<void> {
  await enforceRateLimit(tx, `order tracking from ${callerHash}`, trackedInNetwork);
  await enforceRateLimit(tx, `order tracking of ${numberHash}`, trackedOrder);
}
