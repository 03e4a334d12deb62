import type { Database } from '../database/connect.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import type { Shopper } from './shopper.ts';

const minuteMs = hourMs / 60;
/** Codes that are tried in one network: many households may share one address. */
const couponsOfNetwork: RateLimit = { burst: 30, refillMs: minuteMs };
const couponsOfShopper: RateLimit = { burst: 10, refillMs: minuteMs };
/** Each hold keeps pieces from others. */
const holdsOfNetwork: RateLimit = { burst: 120, refillMs: minuteMs / 2 };

/** Counts a code that somebody tries, whatever comes of it: a refusal must not give the try back. */
export const enforceCouponLimits = (
  database: Database,
  callerHash: string,
  shopper: Shopper | undefined,
): Promise<void> =>
  database.transaction(async (tx) => {
    await enforceRateLimit(tx, `coupons from ${callerHash}`, couponsOfNetwork);
    if (!shopper) return;
    const who = 'memberId' in shopper ? shopper.memberId : shopper.shopperHash;
    await enforceRateLimit(tx, `coupons of ${who}`, couponsOfShopper);
  });

export const enforceHoldLimit = (database: Database, callerHash: string): Promise<void> =>
  database.transaction((tx) => enforceRateLimit(tx, `holds from ${callerHash}`, holdsOfNetwork));
