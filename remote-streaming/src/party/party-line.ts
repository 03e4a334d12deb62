import { partyClosings, type PartyClosing } from '@sahra/shared/form-rules/party-rules';
import type { PartyAnswer, PartyRequest, PartyState } from '@sahra/shared/facade';
import { PartyClock } from './party-clock.ts';
import { addToLog, type LogEntry, noticesBetween } from './party-log.ts';

/** Milliseconds until it is tried again, the first time and at most; each pause is twice the last one. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** After so many tries that never had a connection there is none to be had. */
const TRIES = 4;
/** Milliseconds between questions what time it is: close together at first. */
const FIRST_PINGS = [0, 80, 160, 400, 1000];
const PING_EVERY = 4000;
/** Without an answer for so long the line is dead, whatever the browser thinks. */
const SILENCE = 10_000;

type Joining = Omit<Extract<PartyRequest, { type: 'join' }>, 'type' | 'after'>;
export type Refusal = Extract<PartyAnswer, { type: 'refused' }>;

/** `lost`: it was there and is tried again; `blocked`: it never was. */
export type LineStatus = 'connecting' | 'joined' | 'lost' | 'blocked' | 'left' | PartyClosing;

/** What is known of a party; another object after each change. */
export interface PartyView {
  status: LineStatus;
  personId: number | null;
  /** How often one has come in: again after each lost connection. */
  joins: number;
  state: PartyState | null;
  log: readonly LogEntry[];
  /** The last thing that was not done. */
  refusal: Refusal | null;
}

const closingOf = (code: number) =>
  (Object.keys(partyClosings) as PartyClosing[]).find((closing) => partyClosings[closing] === code);

/** The line to a party: what goes wrong on it is tried again, at another replica where the first is gone. */
export class PartyLine {
  readonly #address: string;
  readonly #joining: Joining;
  readonly #onKey: (key: string) => void;
  readonly #clock = new PartyClock();
  readonly #listeners = new Set<() => void>();
  #view: PartyView = { status: 'connecting', personId: null, joins: 0, state: null, log: [], refusal: null };
  #socket: WebSocket | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #tries = 0;
  #heardAt = 0;
  #lastMessageId = 0;
  #brought: number | undefined;

  /** `onKey` is told what proves on the next visit who one is. */
  constructor(address: string, joining: Joining, onKey: (key: string) => void) {
    this.#address = address;
    this.#joining = joining;
    this.#onKey = onKey;
    this.#connect();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): PartyView => this.#view;

  /** The api's time, in milliseconds; undefined until it is known. */
  now(): number | undefined {
    return this.#clock.isSet ? this.#clock.at(performance.now()) : undefined;
  }

  /** False where there is no line at the moment. */
  send(request: PartyRequest): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** The host goes on to another episode, and brings the party there. */
  bring(episodeId: number): void {
    this.#brought = episodeId;
    this.send({ type: 'episode', episodeId });
  }

  /** Whether this browser has just brought the party to that episode; true once. */
  hasBrought(episodeId: number): boolean {
    const isBrought = this.#brought === episodeId;
    if (isBrought) this.#brought = undefined;
    return isBrought;
  }

  /** Tries again at once. */
  retry(): void {
    if (this.#socket || this.#view.status === 'left') return;
    this.#tries = 0;
    this.#connect();
  }

  /** Ends it for good; `leaves`: others are told. */
  end(leaves: boolean): void {
    if (leaves) this.send({ type: 'leave' });
    const socket = this.#socket;
    this.#release();
    this.#change({ status: 'left' });
    socket?.close();
  }

  #change(change: Partial<PartyView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  #release(): void {
    this.#socket = undefined;
    this.#timers.splice(0).forEach(clearTimeout);
  }

  #connect(): void {
    this.#release();
    if (this.#view.status !== 'lost') this.#change({ status: 'connecting' });
    this.#clock.reset();
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.#address);
    } catch {
      return this.#change({ status: 'blocked' });
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: 'join', ...this.#joining, after: this.#lastMessageId });
    };
    socket.onmessage = ({ data }) => this.#socket === socket && this.#hear(JSON.parse(String(data)) as PartyAnswer);
    socket.onclose = ({ code }) => this.#socket === socket && this.#lost(code);
  }

  #hear(answer: PartyAnswer): void {
    switch (answer.type) {
      case 'joined':
        this.#tries = 0;
        this.#joining.key = answer.key;
        this.#onKey(answer.key);
        this.#heardAt = performance.now();
        for (const wait of FIRST_PINGS) this.#timers.push(setTimeout(() => this.#ping(), wait));
        this.#timers.push(setInterval(() => this.#ping(), PING_EVERY));
        return this.#change({
          status: 'joined',
          personId: answer.personId,
          joins: this.#view.joins + 1,
          refusal: null,
        });
      case 'pong':
        this.#heardAt = performance.now();
        this.#clock.hear(answer.sentAt, answer.now, this.#heardAt);
        return this.#change({});
      case 'state':
        return this.#change({
          state: answer,
          log: addToLog(this.#view.log, noticesBetween(this.#view.state, answer, this.#view.log.length)),
        });
      case 'messages':
        this.#lastMessageId = answer.messages.at(-1)?.id ?? this.#lastMessageId;
        return this.#change({
          log: addToLog(
            this.#view.log,
            answer.messages.map((message) => ({ kind: 'message', ...message })),
          ),
        });
      case 'refused':
        return this.#change({ refusal: answer });
    }
  }

  #ping(): void {
    if (performance.now() - this.#heardAt > SILENCE) {
      const socket = this.#socket;
      this.#lost(0);
      return socket?.close();
    }
    this.send({ type: 'ping', sentAt: performance.now() });
  }

  #lost(code: number): void {
    this.#release();
    const closing = closingOf(code);
    if (closing) return this.#change({ status: closing });
    const wasThere = this.#view.personId !== null;
    this.#tries += 1;
    if (!wasThere && this.#tries >= TRIES) return this.#change({ status: 'blocked' });
    this.#change({ status: wasThere ? 'lost' : 'connecting' });
    const pause = Math.min(FIRST_PAUSE * 2 ** (this.#tries - 1), LONGEST_PAUSE);
    // Not all of those who were on one replica at the same moment.
    this.#timers.push(setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2)));
  }
}
