import { createHmac, randomBytes } from 'node:crypto';
import { type Network, networkOf, networksOf } from '@sahra/shared/server/network-of';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { callerKeys } from '../../database/limit-tables.ts';
import { dayMs } from './rate-limit.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The key of a day, the same for all replicas; the one that makes it removes those of the days before yesterday. */
async function readKey(database: Database, day: string): Promise<Buffer> {
  const made = await database
    .insert(callerKeys)
    .values({ day, key: randomBytes(32) })
    .onConflictDoNothing()
    .returning({ key: callerKeys.key });
  if (made[0]) {
    await database.delete(callerKeys).where(lt(callerKeys.day, dayOf(Date.parse(day) - dayMs)));
    return made[0].key;
  }
  const [row] = await database.select({ key: callerKeys.key }).from(callerKeys).where(eq(callerKeys.day, day));
  if (!row) throw new Error(`The key of ${day} is gone`);
  return row.key;
}

/** A network that somebody calls from, not told by name. */
export interface HashedNetwork extends Pick<Network, 'share'> {
  hash: string;
}

/**
 * Shows of two requests of one day whether they came from the same network, not from which: a plain hash of
 * an address is undone by trying out all of them, one with a key that is thrown away is not.
 */
export class CallerHashes {
  readonly #database: Database;
  #day = '';
  #key: Promise<Buffer> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The keyed hash of anything that identifies a caller. */
  async of(text: string, now = Date.now()): Promise<string> {
    const day = dayOf(now);
    if (day !== this.#day) this.#key = undefined;
    this.#day = day;
    const key = (this.#key ??= readKey(this.#database, day));
    try {
      return createHmac('sha256', await key)
        .update(text)
        .digest('base64url')
        .slice(0, 22);
    } catch (error) {
      // The next one asks again.
      if (this.#key === key) this.#key = undefined;
      throw error;
    }
  }

  ofAddress(address: string, now?: number): Promise<string> {
    return this.of(networkOf(address), now);
  }

  /** The networks that the address is in, by the hash of each, the smallest first. */
  async ofNetworks(address: string, now?: number): Promise<[HashedNetwork, ...HashedNetwork[]]> {
    const hashed = async ({ name, share }: Network) => ({ hash: await this.of(name, now), share });
    const [smallest, ...wider] = networksOf(address);
    return [await hashed(smallest), ...(await Promise.all(wider.map(hashed)))];
  }
}
