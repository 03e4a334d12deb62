import { randomUUID } from 'node:crypto';
import { partyClosings, type PartyClosing } from '@sahra/shared/form-rules/party-rules';
import { type PartyAnswer, type PartyRequest, partyRequestSchema } from '@sahra/shared/schemas/parties';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { WebSocket } from 'ws';
import { findHeldWords } from '../contributions/find-held-words.ts';
import type { Database } from '../database/connect.ts';
import type { PartyHub, PartyMember } from './party-hub.ts';
import { mayArrive, mayWrite, MessageBudget } from './party-limits.ts';
import { enterParty, leaveParty, NoEntry } from './party-people.ts';
import { changeEpisode, endParty, steer, storeMessage } from './party-repository.ts';

/** Milliseconds in which a browser must say who comes. */
const JOIN_MS = 10_000;
/** How often the other side is asked whether it is still there; who has not answered by the next time is gone. */
const PING_MS = 15_000;
/** What the host did is at most so long ago, in milliseconds: their clock may be wrong, the line slow. */
const MAX_AGO_MS = 2000;
/** Of a browser that does not read: what waits for it in memory, in bytes. */
const MAX_UNREAD = 256 * 1024;
/** Of the protocol: "service restart", to be tried again. */
const RESTART = 1012;
const FAILED = 1011;

export interface ConnectionParts {
  database: Database;
  hub: PartyHub;
  logger: FastifyBaseLogger;
  partyId: string;
  callerHash: string;
}

type Request = z.output<typeof partyRequestSchema>;
type Join = Extract<Request, { type: 'join' }>;

/** Reads what a browser sends; undefined where it is nothing that one can send. */
function readRequest(data: unknown, isBinary: boolean): Request | undefined {
  if (isBinary) return undefined;
  try {
    return partyRequestSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/** Serves one browser until its connection ends: one message after the other, none of which is ever logged. */
export function serveConnection(
  socket: WebSocket,
  { database, hub, logger, partyId, callerHash }: ConnectionParts,
): void {
  const budget = new MessageBudget();
  let isAlive = true;
  let isClosed = false;
  let person: (PartyMember & Pick<Join, 'name' | 'language'>) | undefined;
  let work: Promise<void> = Promise.resolve();

  const send = (answer: PartyAnswer) => {
    if (socket.bufferedAmount > MAX_UNREAD) socket.terminate();
    else socket.send(JSON.stringify(answer));
  };
  const refuse = (what: PartyRequest['type'], code: Extract<PartyAnswer, { type: 'refused' }>['code']) =>
    send({ type: 'refused', what, code });
  const close = (closing: PartyClosing | 'restart') => {
    isClosed = true;
    if (closing === 'restart') socket.close(RESTART, closing);
    else socket.close(partyClosings[closing], closing);
  };

  async function join({ name, language, key, after }: Join): Promise<void> {
    if (person) return close('invalid_message');
    if (findHeldWords(name).length > 0) return refuse('join', 'held_words');
    if (!(await mayArrive(database, callerHash))) return close('too_many_requests');
    const connection = randomUUID();
    const place = await enterParty(database, partyId, { name, key, connection });
    clearTimeout(joining);
    person = { connection, personId: place.personId, name, language, lastMessageId: after, sent: '', send, close };
    // The tab was closed meanwhile.
    if (isClosed) return leaveParty(database, partyId, connection);
    send({ type: 'joined', personId: place.personId, key: place.key });
    await hub.add(partyId, person);
  }

  async function write(text: string, { personId, name, language }: NonNullable<typeof person>): Promise<void> {
    if (findHeldWords(text).length > 0) return refuse('chat', 'held_words');
    if (!(await mayWrite(database, callerHash, personId))) return refuse('chat', 'too_many_requests');
    await storeMessage(database, partyId, { personId, name, language, text });
  }

  async function handle(request: Request): Promise<void> {
    if (request.type === 'join') return join(request);
    if (!person) return close('invalid_message');
    const { personId, connection } = person;
    const unlessHost = (isDone: boolean) => isDone || refuse(request.type, 'not_host');
    switch (request.type) {
      case 'ping':
        return send({ type: 'pong', sentAt: request.sentAt, now: Date.now() });
      case 'steer': {
        const { type: _, at, ...film } = request;
        const agoMs = Math.min(Math.max(Date.now() - at, 0), MAX_AGO_MS);
        return void unlessHost(await steer(database, partyId, personId, { ...film, agoMs }));
      }
      case 'episode':
        return void unlessHost(await changeEpisode(database, partyId, personId, request.episodeId));
      case 'chat':
        return write(request.text, person);
      case 'leave':
        await leaveParty(database, partyId, connection);
        return socket.close(1000);
      case 'end':
        return void unlessHost(await endParty(database, partyId, personId));
    }
  }

  socket.on('message', (data, isBinary) => {
    if (isClosed) return;
    if (!budget.take()) return close('too_many_requests');
    const request = readRequest(data, isBinary);
    if (!request) return close('invalid_message');
    work = work
      .then(() => (isClosed ? undefined : handle(request)))
      .catch((error: unknown) => {
        if (error instanceof NoEntry) return close(error.closing);
        logger.warn({ err: error }, 'A watch party could not do what was asked');
        socket.close(FAILED, 'unavailable');
      });
  });
  socket.on('pong', () => (isAlive = true));
  const joining = setTimeout(() => close('invalid_message'), JOIN_MS).unref();
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS).unref();
  socket.on('close', () => {
    isClosed = true;
    clearTimeout(joining);
    clearInterval(pinging);
    if (person) hub.remove(partyId, person);
  });
}
