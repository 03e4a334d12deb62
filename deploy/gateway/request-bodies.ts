import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import { NoRoom } from './turns.ts';

const tooSlow = () => Object.assign(new Error('The body of the request does not come'), { statusCode: 408 });

/** The pieces of a body as they come; throws where none comes in `limitMs`. */
async function* piecesOf(body: Readable, limitMs: number): AsyncGenerator<Buffer, void> {
  const pieces = (body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  while (true) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooSlow()), limitMs);
    });
    try {
      const piece = await Promise.race([pieces.next(), late]);
      if (piece.done) return;
      yield piece.value;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What is to be passed on: a body whole, or as it comes. */
export type PassedBody = Buffer | Readable | undefined;

/**
 * Bodies of requests that are passed on. A form, and everything that is as small, is read whole before a part behind the gateway is asked: a
 * visitor whose line is slow holds up nobody. A larger one, an upload, is passed on as it comes, a few at a time.
 */
export class RequestBodies {
  readonly #limits: Pick<Limits, 'wholeBodyBytes' | 'bodyMs' | 'largeBodies' | 'allLargeBodies'>;
  readonly #largeOf = new Map<string | undefined, number>();
  #large = 0;

  constructor(limits: Pick<Limits, 'wholeBodyBytes' | 'bodyMs' | 'largeBodies' | 'allLargeBodies'>) {
    this.#limits = limits;
  }

  /** Rejects with a 408 where the body does not come, with NoRoom where too many large ones do. `over` resolves when the request is over. */
  async read({ body }: FastifyRequest, network: string | undefined, over: Promise<unknown>): Promise<PassedBody> {
    if (!(body instanceof Readable)) return undefined;
    const pieces = piecesOf(body, this.#limits.bodyMs);
    const read: Buffer[] = [];
    let length = 0;
    while (length <= this.#limits.wholeBodyBytes) {
      const piece = await pieces.next();
      if (piece.done) return Buffer.concat(read);
      read.push(piece.value);
      length += piece.value.length;
    }
    this.#takeLarge(network, over);
    return Readable.from(
      (async function* () {
        yield* read;
        yield* pieces;
      })(),
      { objectMode: false },
    );
  }

  #takeLarge(network: string | undefined, over: Promise<unknown>): void {
    const own = this.#largeOf.get(network) ?? 0;
    if (network && own >= this.#limits.largeBodies) throw new NoRoom(429);
    if (this.#large >= this.#limits.allLargeBodies) throw new NoRoom(503);
    this.#large += 1;
    this.#largeOf.set(network, own + 1);
    void over.then(() => {
      this.#large -= 1;
      const left = (this.#largeOf.get(network) ?? 1) - 1;
      if (left > 0) this.#largeOf.set(network, left);
      else this.#largeOf.delete(network);
    });
  }
}
