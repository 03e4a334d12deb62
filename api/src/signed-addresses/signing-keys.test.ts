import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signingKeys } from '../database/signing-key-tables.ts';
import { tidy } from '../server/housekeeping.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { currentKey } from './key-ring.ts';
import { readSignedAddress, signAddress } from './signed-address.ts';
import { rotateSigningKeys, SigningKeys } from './signing-keys.ts';

const DAY = 86_400_000;
let testDatabase: TestDatabase;
const database = () => testDatabase.database;
const claim = { purpose: 'media', holder: '', path: '/media/films/42/' } as const;
const ids = async () => (await database().select().from(signingKeys).orderBy(asc(signingKeys.id))).map(({ id }) => id);
/** Makes every key older, as if days had passed. */
const pass = async (days: number) => {
  for (const { id, createdAt } of await database().select().from(signingKeys))
    await database()
      .update(signingKeys)
      .set({ createdAt: new Date(createdAt.getTime() - days * DAY) })
      .where(eq(signingKeys.id, id));
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.close());
beforeEach(() => database().delete(signingKeys));

describe('keys of signed addresses', () => {
  it('Replicas that start at the same time on a new site share one', async () => {
    const rings = await Promise.all(Array.from({ length: 8 }, () => new SigningKeys(database()).ring()));
    expect([new Set(rings.map((ring) => currentKey(ring, 0).id)).size, await ids()]).toEqual([1, [expect.any(Number)]]);
  });

  it('What one replica signs, the other one reads, before and after a rotation', async () => {
    const [one, other] = [new SigningKeys(database()), new SigningKeys(database())];
    const before = signAddress(await one.ring(), claim);
    await pass(31);
    await tidy(database(), new Date());
    const soon = Date.now() + 20 * 60_000;
    const after = signAddress(await one.ring(soon), claim, soon);
    expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
    for (const address of [before, after])
      expect(readSignedAddress(await other.ring(soon), claim, `${address}1.m4s`, soon).path).toBe(
        '/media/films/42/1.m4s',
      );
  });

  it('A new key is known to every process before it signs', async () => {
    const keys = new SigningKeys(database());
    const before = await keys.ring();
    await pass(31);
    await Promise.all([1, 2, 3].map(() => rotateSigningKeys(database())));
    expect((await ids()).length).toBe(2);
    const now = Date.now();
    expect(await keys.ring(now)).toBe(before);
    const ring = await keys.ring(now + 61_000);
    expect([currentKey(ring, (now + 61_000) / 1000), currentKey(ring, now / 1000 + 601)]).toEqual([ring[0], ring[1]]);
  });

  it('A key is there until the last address that it can have signed is over', async () => {
    await rotateSigningKeys(database());
    const [first = 0] = await ids();
    await pass(31);
    await rotateSigningKeys(database());
    await pass(730);
    await rotateSigningKeys(database());
    expect(await ids()).toContain(first);
    await pass(2);
    await rotateSigningKeys(database());
    expect(await ids()).not.toContain(first);
  });

  it('Where all keys are deleted, what is out is refused, and new ones have new ids', async () => {
    const before = signAddress(await new SigningKeys(database()).ring(), claim);
    await database().delete(signingKeys);
    const ring = await new SigningKeys(database()).ring();
    expect(() => readSignedAddress(ring, claim, `${before}1.m4s`)).toThrow('not signed');
  });

  it('A process that could not read them asks again', async () => {
    const keys = new SigningKeys(database());
    await database().execute(sql`alter table signing_keys rename to away`);
    await expect(keys.ring()).rejects.toThrow();
    await database().execute(sql`alter table away rename to signing_keys`);
    expect(await keys.ring()).toHaveLength(1);
  });
});
