import { PassThrough, type Readable, pipeline } from 'node:stream';
import type { Limits } from './limits.ts';

/** What a stream holds in any case. */
const LEAST = 64 * 1024;

interface HeldAnswer {
  network: string | undefined;
  /** In bytes, where it says that. */
  length: number | undefined;
  /** Resolves when its reader has it, or has gone. */
  over: Promise<unknown>;
}

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

  #roomFor(bytes: number, network: string | undefined): number {
    const own = this.#byNetwork.get(network) ?? 0;
    const left = Math.min(this.#limits.allHeld - this.#all, network ? this.#limits.held - own : Infinity);
    return left >= bytes ? bytes : 0;
  }

  /**
   * The whole answer at once, which costs half of handing on its pieces; undefined where it is too long for that, does not say how long it is,
   * or where there is no room. It is held until its reader has it.
   */
  whole(answer: Readable, { network, length, over }: HeldAnswer): Promise<Buffer> | undefined {
    if (!length || length > this.#limits.heldOfAnswer || !this.#roomFor(length, network)) return undefined;
    this.#add(network, length);
    void over.then(() => this.#add(network, -length));
    const pieces: Buffer[] = [];
    return new Promise((resolve, reject) => {
      answer
        .on('data', (piece: Buffer) => pieces.push(piece))
        .once('end', () => resolve(Buffer.concat(pieces)))
        .once('error', reject)
        // After either of them it changes nothing.
        .once('close', () => reject(new Error('The answer ended before its end')));
    });
  }

  /** The same stream, held; `done` is called once, when the whole answer has come or when nobody waits for it any more. */
  hold(answer: Readable, { network, length }: HeldAnswer, done: () => void): Readable {
    const room = this.#roomFor(Math.min(length ?? this.#limits.heldOfAnswer, this.#limits.heldOfAnswer), network);
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
