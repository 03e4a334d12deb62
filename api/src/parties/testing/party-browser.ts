import type { PartyAnswer, PartyRequest, PartyState } from '@sahra/shared/schemas/parties';
import { WebSocket } from 'ws';

type AnswerOf<T extends PartyAnswer['type']> = Extract<PartyAnswer, { type: T }>;

/** One browser of a party, as far as the line goes. */
export class PartyBrowser {
  readonly socket: WebSocket;
  readonly answers: PartyAnswer[] = [];
  /** How the connection ended. */
  readonly ended: Promise<{ code: number; reason: string }>;
  #waiting: (() => void)[] = [];

  constructor(origin: string, partyId: string, headers: Record<string, string> = { origin }) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/parties/${partyId}/live`, { headers });
    this.socket.on('message', (data) => {
      this.answers.push(JSON.parse(String(data)) as PartyAnswer);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.socket.on('error', () => undefined);
    this.ended = new Promise((resolve) =>
      this.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
    );
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve, reject) => this.socket.once('open', resolve).once('error', reject));
    return this;
  }

  send(request: PartyRequest): void {
    this.socket.send(JSON.stringify(request));
  }

  /** The first answer of a kind that fits, past ones too; it must come. */
  async answer<T extends PartyAnswer['type']>(type: T, fits: (answer: AnswerOf<T>) => boolean = () => true) {
    for (;;) {
      const found = this.answers.find(
        (answer): answer is AnswerOf<T> => answer.type === type && fits(answer as AnswerOf<T>),
      );
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The party as this browser was told last. */
  get state(): PartyState | undefined {
    return this.answers.findLast((answer) => answer.type === 'state');
  }

  get texts(): string[] {
    return this.answers.flatMap((answer) =>
      answer.type === 'messages' ? answer.messages.map(({ name, text }) => `${name}: ${text}`) : [],
    );
  }

  /** Where the film should be now, in seconds, as a browser of this machine works it out. */
  get place(): number {
    const { state } = this;
    if (!state) return Number.NaN;
    return state.position + (state.isPlaying ? ((Date.now() - state.at) / 1000) * state.rate : 0);
  }
}

/** Somebody comes to a party. */
export async function comeIn(origin: string, partyId: string, name: string, key?: string, after?: number) {
  const browser = await new PartyBrowser(origin, partyId).open();
  browser.send({ type: 'join', name, language: 'ar', key, after });
  const joined = await browser.answer('joined');
  await browser.answer('state', ({ people }) => people.some(({ id }) => id === joined.personId));
  return Object.assign(browser, joined);
}
