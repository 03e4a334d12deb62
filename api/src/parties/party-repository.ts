import { randomBytes } from 'node:crypto';
import type { PartyMessage, PartyPerson } from '@sahra/shared/schemas/parties';
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { episodes } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { parties, partyMessages, partyPeople } from '../database/party-tables.ts';
import { dayMs, hourMs } from '../server/limits/rate-limit.ts';

/** The channel on which replicas tell each other that something has changed in a party; they read what. */
export const PARTY_CHANNEL = 'sahra_party';
/** 128 bits that nobody guesses, as a link carries them. */
export const newKey = (): string => randomBytes(16).toString('base64url');
/** Tells all replicas, when the transaction is committed. */
export const announce = (tx: Transaction, partyId: string) =>
  tx.execute(sql`select pg_notify(${PARTY_CHANNEL}, ${partyId})`);

/** Makes a party; undefined where there is no such episode. */
export async function createParty(database: Database, episodeId: number): Promise<string | undefined> {
  const [episode] = await database.select({ id: episodes.id }).from(episodes).where(eq(episodes.id, episodeId));
  if (!episode) return undefined;
  const id = newKey();
  await database.insert(parties).values({ id, episodeId });
  return id;
}

const isHost = (partyId: string, personId: number) =>
  and(eq(parties.id, partyId), eq(parties.hostId, personId), isNull(parties.endedAt));
const nextRevision = sql`${parties.revision} + 1`;

/** Changes a party in the name of its host; false where somebody else is it, or it is over. */
const changeAsHost = (
  database: Database,
  partyId: string,
  personId: number,
  change: PgUpdateSetSource<typeof parties>,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const changed = await tx
      .update(parties)
      .set({ ...change, revision: nextRevision })
      .where(isHost(partyId, personId))
      .returning({ id: parties.id });
    if (changed.length === 0) return false;
    await announce(tx, partyId);
    return true;
  });

/** How the host's film runs. */
export interface Steering {
  isPlaying: boolean;
  /** In seconds. */
  position: number;
  rate: number;
  /** Milliseconds since it was so. */
  agoMs: number;
}

export const steer = (database: Database, partyId: string, personId: number, { agoMs, ...film }: Steering) =>
  changeAsHost(database, partyId, personId, {
    ...film,
    setAt: sql`clock_timestamp() - make_interval(secs => ${agoMs / 1000}::double precision)`,
  });

/** The host goes on to another episode, from its start, when they play it. */
export const changeEpisode = (database: Database, partyId: string, personId: number, episodeId: number) =>
  changeAsHost(database, partyId, personId, { episodeId, isPlaying: false, position: 0, rate: 1 });

export const endParty = (database: Database, partyId: string, personId: number) =>
  changeAsHost(database, partyId, personId, { endedAt: sql`clock_timestamp()`, isPlaying: false });

/** So many of the latest messages are kept. */
const KEPT_MESSAGES = 200;
/** Those who come get so many of them. */
const SHOWN_MESSAGES = 50;

export type NewMessage = Pick<PartyMessage, 'personId' | 'name' | 'language' | 'text'>;

/** Stores a message. One after the other in each party: so a reader who has seen one has seen all before it. */
export const storeMessage = (database: Database, partyId: string, message: NewMessage): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.select({ id: parties.id }).from(parties).where(eq(parties.id, partyId)).for('update');
    await tx.insert(partyMessages).values({ partyId, ...message });
    await tx.execute(sql`
      delete from ${partyMessages} where party_id = ${partyId} and id <= (
        select id from ${partyMessages} where party_id = ${partyId} order by id desc offset ${KEPT_MESSAGES} limit 1)`);
    await announce(tx, partyId);
  });

/** The messages after the one with the id `after`, the oldest first; of many the latest. */
export async function readMessages(database: Database, partyId: string, after: number): Promise<PartyMessage[]> {
  const { id, personId, name, language, text, sentAt } = partyMessages;
  const rows = await database
    .select({ id, personId, name, language, text, sentAt })
    .from(partyMessages)
    .where(and(eq(partyMessages.partyId, partyId), gt(id, after)))
    .orderBy(sql`${id} desc`)
    .limit(SHOWN_MESSAGES);
  return rows.toReversed().map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}

/** A party as it is now. */
export interface PartySnapshot extends Pick<
  typeof parties.$inferSelect,
  'episodeId' | 'isPlaying' | 'position' | 'rate' | 'revision' | 'hostId'
> {
  programId: number;
  hasEnded: boolean;
  /** Milliseconds for which it has been so, by the database's clock. */
  agoMs: number;
  people: (PartyPerson & { connection: string })[];
}

/** Undefined where there is none. */
export async function readParty(database: Database, partyId: string): Promise<PartySnapshot | undefined> {
  const { episodeId, isPlaying, position, rate, revision, hostId } = parties;
  const [party] = await database
    .select({
      ...{ episodeId, isPlaying, position, rate, revision, hostId },
      programId: episodes.programId,
      hasEnded: sql<boolean>`${parties.endedAt} is not null`,
      agoMs: sql<number>`(extract(epoch from clock_timestamp() - ${parties.setAt}) * 1000)::double precision`,
    })
    .from(parties)
    .innerJoin(episodes, eq(episodes.id, parties.episodeId))
    .where(eq(parties.id, partyId));
  if (!party) return undefined;
  const people = await database
    .select({ id: partyPeople.id, name: partyPeople.name, connection: partyPeople.connection })
    .from(partyPeople)
    .where(eq(partyPeople.partyId, partyId))
    .orderBy(asc(partyPeople.id));
  return { ...party, people };
}

/** Removes parties that are over, in which nobody was for hours, and all after a day; with who was there and what they wrote. */
export async function deleteOldParties(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await database
    .delete(parties)
    .where(
      or(
        lt(parties.activeAt, before(6 * hourMs)),
        lt(parties.createdAt, before(dayMs)),
        and(isNotNull(parties.endedAt), lt(parties.endedAt, before(hourMs))),
      ),
    );
}
