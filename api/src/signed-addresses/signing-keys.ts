import { randomBytes } from 'node:crypto';
import { asc, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { signingKeys } from '../database/signing-key-tables.ts';
import type { KeyRing } from './key-ring.ts';
import { LONGEST_LIFE, steadyNow } from './signature.ts';

/** A key signs for a month. */
const ROTATE_SECONDS = 30 * 24 * 3600;
/** Each process reads the keys again after this time, … */
const REFRESH_MS = 60_000;
/** … and so knows a new one long before it signs. */
const ACTIVE_AFTER_SECONDS = 600;

const ago = (seconds: number) => sql`now() - ${seconds} * interval '1 second'`;

/** Makes the key of the next month when it is due, and deletes those whose addresses are all over. Any number of processes may do so. */
export const rotateSigningKeys = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    // One at a time: of two first keys, one process would sign with each.
    await tx.execute(sql`lock table ${signingKeys} in exclusive mode`);
    const fresh = await tx.$count(signingKeys, gt(signingKeys.createdAt, ago(ROTATE_SECONDS)));
    if (fresh === 0) await tx.insert(signingKeys).values({ secret: randomBytes(32) });
    // A key was retired when its successor became active.
    const successor = sql`(select max(id) from ${signingKeys} where created_at < ${ago(LONGEST_LIFE + ACTIVE_AFTER_SECONDS)})`;
    await tx.delete(signingKeys).where(lt(signingKeys.id, successor));
  });

async function readRing(database: Database): Promise<KeyRing> {
  const rows = await database.select().from(signingKeys).orderBy(asc(signingKeys.id));
  const [first, ...others] = rows.map(({ id, secret, createdAt }) => ({
    id: String(id),
    secret,
    activeFrom: createdAt.getTime() / 1000 + ACTIVE_AFTER_SECONDS,
  }));
  if (first) return [first, ...others];
  await rotateSigningKeys(database);
  return readRing(database);
}

/** The keys that all processes share, as this one knows them. */
export class SigningKeys {
  readonly #database: Database;
  #read: { at: number; ring: Promise<KeyRing> } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** To be asked for before a transaction begins: it may take a connection of its own. */
  async ring(now = steadyNow()): Promise<KeyRing> {
    if (!this.#read || now - this.#read.at > REFRESH_MS) this.#read = { at: now, ring: readRing(this.#database) };
    const { ring } = this.#read;
    try {
      return await ring;
    } catch (error) {
      // The next one asks again.
      if (this.#read.ring === ring) this.#read = undefined;
      throw error;
    }
  }
}
