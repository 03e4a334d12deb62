import type { PartyClosing } from '@sahra/shared/form-rules/party-rules';
import type { PartyAnswer, PartyState } from '@sahra/shared/schemas/parties';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import { PartyListener } from './party-listener.ts';
import { keepPlaces, NoEntry } from './party-people.ts';
import { type PartySnapshot, readMessages, readParty } from './party-repository.ts';

/** How often each replica says who is there. */
const TICK_MS = 4000;

/** One browser of a party on this replica. */
export interface PartyMember {
  /** Names its connection. */
  connection: string;
  personId: number;
  /** The last message that it got. */
  lastMessageId: number;
  /** The last state that it got. */
  sent: string;
  send: (answer: PartyAnswer) => void;
  close: (closing: PartyClosing | 'restart') => void;
}

interface Room {
  members: Map<string, PartyMember>;
  reading: Promise<void> | undefined;
  isStale: boolean;
}

/** In this process's clock, which is the one that its browsers ask. */
const stateOf = ({ agoMs, people, hasEnded: _, ...film }: PartySnapshot): PartyState => ({
  type: 'state',
  ...film,
  at: Date.now() - agoMs,
  people: people.map(({ id, name }) => ({ id, name })),
});

/**
 * The parties of which this replica has browsers. What they are is in the database alone: where one has changed, on this replica or
 * another, it is read again and sent to those who are here.
 */
export class PartyHub {
  readonly #database: Database;
  readonly #logger: FastifyBaseLogger;
  readonly #rooms = new Map<string, Room>();
  readonly #listener: PartyListener;
  #opening: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isTicking = false;

  constructor(database: Database, logger: FastifyBaseLogger) {
    this.#database = database;
    this.#logger = logger;
    this.#listener = new PartyListener(database.$client, logger, (partyId) => {
      for (const id of partyId === undefined ? this.#rooms.keys() : [partyId]) void this.refresh(id);
    });
  }

  /** Nobody listens before the first browser is here. */
  open(): Promise<void> {
    this.#timer ??= setInterval(() => void this.#tick(), TICK_MS).unref();
    return (this.#opening ??= this.#listener.open());
  }

  /** Sends a browser what is, and from now on what changes. */
  add(partyId: string, member: PartyMember): Promise<void> {
    const known = this.#rooms.get(partyId);
    const room: Room = known ?? { members: new Map(), reading: undefined, isStale: false };
    room.members.set(member.connection, member);
    this.#rooms.set(partyId, room);
    return this.refresh(partyId);
  }

  remove(partyId: string, { connection }: PartyMember): void {
    const room = this.#rooms.get(partyId);
    room?.members.delete(connection);
    if (room?.members.size === 0) this.#rooms.delete(partyId);
  }

  /** Reads a party and sends what is new. What changes while it is being read is read after it, once. */
  async refresh(partyId: string): Promise<void> {
    const room = this.#rooms.get(partyId);
    if (!room) return;
    room.isStale = true;
    room.reading ??= this.#readWhileStale(partyId, room).finally(() => (room.reading = undefined));
    await room.reading;
  }

  async #readWhileStale(partyId: string, room: Room): Promise<void> {
    while (room.isStale) {
      room.isStale = false;
      try {
        await this.#deliver(partyId, room);
      } catch (error) {
        // The next change, or the next tick, tries again.
        this.#logger.warn({ err: error }, 'A watch party could not be read');
      }
    }
  }

  async #deliver(partyId: string, room: Room): Promise<void> {
    // Before it is read: those who come meanwhile may not be in it.
    const members = [...room.members.values()];
    if (members.length === 0) return;
    const snapshot = await readParty(this.#database, partyId);
    const read = Math.min(...members.map(({ lastMessageId }) => lastMessageId));
    const messages = await readMessages(this.#database, partyId, read);
    if (!snapshot || snapshot.hasEnded)
      return members.forEach((member) => member.close(snapshot ? 'party_ended' : 'party_unknown'));
    const state = stateOf(snapshot);
    const { at: _, ...compared } = state;
    const text = JSON.stringify(compared);
    for (const member of members) {
      const place = snapshot.people.find(({ id }) => id === member.personId);
      if (place?.connection !== member.connection) {
        member.close(place ? 'replaced' : 'restart');
        continue;
      }
      if (text !== member.sent) member.send(state);
      member.sent = text;
      const unread = messages.filter(({ id }) => id > member.lastMessageId);
      member.lastMessageId = unread.at(-1)?.id ?? member.lastMessageId;
      if (unread.length > 0) member.send({ type: 'messages', messages: unread });
    }
  }

  async #tick(): Promise<void> {
    if (this.#isTicking) return;
    this.#isTicking = true;
    for (const [partyId, { members }] of this.#rooms) {
      try {
        await keepPlaces(this.#database, partyId, [...members.keys()]);
      } catch (error) {
        if (!(error instanceof NoEntry)) this.#logger.warn({ err: error }, 'Places in a watch party were not kept');
      }
      await this.refresh(partyId);
    }
    this.#isTicking = false;
  }

  /** Sends all browsers to another replica. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { members } of this.#rooms.values()) for (const member of members.values()) member.close('restart');
    this.#rooms.clear();
    if (this.#opening) await this.#listener.close();
  }
}
