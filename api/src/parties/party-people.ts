import { partyLimits } from '@sahra/shared/form-rules/party-rules';
import type { PartyClosing } from '@sahra/shared/form-rules/party-rules';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { parties, partyPeople } from '../database/party-tables.ts';
import { hashToken } from '../newsletter/token.ts';
import { announce, newKey } from './party-repository.ts';

/** Somebody whose connection is lost is there for so long: they may be on their way to another replica. */
export const LOST_AFTER_MS = 12_000;

/** Somebody who comes in. */
export interface Arrival {
  name: string;
  /** Proves that they are a person who was there before. */
  key?: string | undefined;
  connection: string;
}

/** They cannot come in. */
export class NoEntry extends Error {
  readonly closing: PartyClosing;

  constructor(closing: PartyClosing) {
    super(closing);
    this.closing = closing;
  }
}

/** Whose turn it is to steer: the host, or the one of the others who has been there longest. */
async function appointHost(tx: Transaction, partyId: string, hostId: number | null): Promise<void> {
  const people = await tx
    .select({ id: partyPeople.id })
    .from(partyPeople)
    .where(eq(partyPeople.partyId, partyId))
    .orderBy(asc(partyPeople.id));
  if (people.some(({ id }) => id === hostId)) return;
  await tx
    .update(parties)
    .set({ hostId: people[0]?.id ?? null })
    .where(eq(parties.id, partyId));
}

/** Removes those who were not seen for a while; true where there were any. */
async function removeLost(tx: Transaction, partyId: string): Promise<boolean> {
  const ago = sql`clock_timestamp() - make_interval(secs => ${LOST_AFTER_MS / 1000}::double precision)`;
  const lost = await tx
    .delete(partyPeople)
    .where(and(eq(partyPeople.partyId, partyId), lt(partyPeople.seenAt, ago)))
    .returning({ id: partyPeople.id });
  return lost.length > 0;
}

/** One after the other in each party, so that places and hosts are counted right. */
async function lockParty(tx: Transaction, partyId: string) {
  const [party] = await tx.select().from(parties).where(eq(parties.id, partyId)).for('update');
  if (!party) throw new NoEntry('party_unknown');
  if (party.endedAt) throw new NoEntry('party_ended');
  return party;
}

/**
 * Gives somebody a place, or the one that they had. The first one is the host.
 * @throws NoEntry
 */
export const enterParty = (
  database: Database,
  partyId: string,
  { name, key, connection }: Arrival,
): Promise<{ personId: number; key: string }> =>
  database.transaction(async (tx) => {
    const { hostId } = await lockParty(tx, partyId);
    const own = { name, connection, seenAt: sql`clock_timestamp()` };
    const [known] = key
      ? await tx
          .update(partyPeople)
          .set(own)
          .where(and(eq(partyPeople.partyId, partyId), eq(partyPeople.keyHash, hashToken(key))))
          .returning({ id: partyPeople.id })
      : [];
    await removeLost(tx, partyId);
    const place = known && key ? { personId: known.id, key } : await takePlace(tx, partyId, own);
    await tx
      .update(parties)
      .set({ activeAt: sql`clock_timestamp()` })
      .where(eq(parties.id, partyId));
    await appointHost(tx, partyId, hostId);
    await announce(tx, partyId);
    return place;
  });

async function takePlace(
  tx: Transaction,
  partyId: string,
  own: Omit<typeof partyPeople.$inferInsert, 'partyId' | 'keyHash' | 'seenAt'>,
) {
  if ((await tx.$count(partyPeople, eq(partyPeople.partyId, partyId))) >= partyLimits.people)
    throw new NoEntry('party_full');
  const key = newKey();
  const [person] = await tx
    .insert(partyPeople)
    .values({ ...own, partyId, keyHash: hashToken(key) })
    .returning({ id: partyPeople.id });
  if (!person) throw new Error('A person was not stored');
  return { personId: person.id, key };
}

/** Somebody says that they go. Not where another connection has taken their place. */
export const leaveParty = (database: Database, partyId: string, connection: string): Promise<void> =>
  database.transaction(async (tx) => {
    const { hostId } = await lockParty(tx, partyId);
    await tx.delete(partyPeople).where(and(eq(partyPeople.partyId, partyId), eq(partyPeople.connection, connection)));
    await appointHost(tx, partyId, hostId);
    await announce(tx, partyId);
  });

/** Writes down that those with these connections are there, and removes who is not there any more. */
export async function keepPlaces(database: Database, partyId: string, connections: readonly string[]): Promise<void> {
  await database
    .update(partyPeople)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(and(eq(partyPeople.partyId, partyId), inArray(partyPeople.connection, [...connections])));
  await database.transaction(async (tx) => {
    const { hostId, activeAt } = await lockParty(tx, partyId);
    if (activeAt.getTime() < Date.now() - 60_000)
      await tx
        .update(parties)
        .set({ activeAt: sql`clock_timestamp()` })
        .where(eq(parties.id, partyId));
    if (!(await removeLost(tx, partyId))) return;
    await appointHost(tx, partyId, hostId);
    await announce(tx, partyId);
  });
}
