import { PassThrough, type Readable, pipeline } from 'node:stream';
import type { Limits } from './limits.ts';

/** What a stream holds in any case. */
const LEAST = 64 * 1024;

/**
 * Answers that are held for readers who are slower than what answers them: a part behind the gateway is done with an answer when it has sent
 * it, and not when it has been read. Of bytes that there is no room for it is slowed down, as it would be without this.
 */
export class HeldAnswers {
  readonly #limits: Pick<Limits, 'heldOfAnswer' | 'held' | 'allHeld'>;
  readonly #byNetwork = new Map<string | undefined, number>();
  #all = 0;

  constructor(limits: Pick<Limits, 'heldOfAnswer' | 'held' | 'allHeld'>) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#all;
  }

  /** The same stream, held; `done` is called once, when the whole answer has come or when nobody waits for it any more. */
  hold(answer: Readable, network: string | undefined, length: number | undefined, done: () => void): Readable {
    const own = this.#byNetwork.get(network) ?? 0;
    const wanted = Math.min(length ?? this.#limits.heldOfAnswer, this.#limits.heldOfAnswer);
    const left = Math.min(this.#limits.allHeld - this.#all, network ? this.#limits.held - own : Infinity);
    const room = left >= wanted ? wanted : 0;
    this.#add(network, room);
    // One more: a stream that is exactly full waits to be read.
    const held = new PassThrough({ readableHighWaterMark: Math.max(room + 1, LEAST), writableHighWaterMark: LEAST });
    held.once('close', () => this.#add(network, -room));
    pipeline(answer, held, done);
    return held;
  }

  #add(network: string | undefined, bytes: number): void {
    this.#all += bytes;
    const own = (this.#byNetwork.get(network) ?? 0) + bytes;
    if (own > 0) this.#byNetwork.set(network, own);
    else this.#byNetwork.delete(network);
  }
}
