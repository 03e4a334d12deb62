import type { Limits } from './limits.ts';

type TurnLimits = Pick<Limits, 'atOnce' | 'allAtOnce' | 'waiting' | 'allWaiting'>;

/** There is no room: for one network (429), or for nobody (503). */
export class NoRoom extends Error {
  override name = 'NoRoom';
  readonly statusCode: 429 | 503;
  constructor(statusCode: 429 | 503) {
    super(statusCode === 429 ? 'Too many requests at once' : 'There is no room at the moment');
    this.statusCode = statusCode;
  }
}

/** Stands for all whose network is not counted. */
const nobody = Symbol('not counted');
type Key = string | typeof nobody;

interface Waiting {
  key: Key;
  begin: () => void;
}

/**
 * Turns at a part behind the gateway: so many at once, and so many of them for one network, so that there is always one for somebody
 * else. The rest waits, first come first served among those whose network has a turn left.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #running = new Map<Key, number>();
  readonly #waitingOf = new Map<Key, number>();
  readonly #waiting = new Set<Waiting>();
  /** Those of counted networks. */
  #counted = 0;
  #countedWaiting = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get running(): number {
    return this.#counted + (this.#running.get(nobody) ?? 0);
  }

  /** Resolves, when it is their turn, to what ends it; ending it again does nothing. Rejects with NoRoom, where it waits after `waitMs`. */
  async take(network: string | undefined, waitMs: () => number): Promise<() => void> {
    const key = network ?? nobody;
    if (this.#hasTurn(key)) return this.#begin(key);
    const own = this.#waitingOf.get(key) ?? 0;
    if (key !== nobody && own >= this.#limits.waiting) throw new NoRoom(429);
    if ((key === nobody ? own : this.#countedWaiting) >= this.#limits.allWaiting) throw new NoRoom(503);
    return await this.#wait(key, waitMs());
  }

  // Those that are not counted have turns of their own: visitors who crowd must not keep out the host server, which works for them.
  #hasTurn(key: Key): boolean {
    const own = this.#running.get(key) ?? 0;
    if (key === nobody) return own < this.#limits.allAtOnce;
    return own < this.#limits.atOnce && this.#counted < this.#limits.allAtOnce;
  }

  #begin(key: Key): () => void {
    this.#count(key, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#count(key, -1);
      this.#next();
    };
  }

  #count(key: Key, more: number): void {
    add(this.#running, key, more);
    if (key !== nobody) this.#counted += more;
  }

  #countWaiting(key: Key, more: number): void {
    add(this.#waitingOf, key, more);
    if (key !== nobody) this.#countedWaiting += more;
  }

  #wait(key: Key, waitMs: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        this.#countWaiting(key, -1);
      };
      const waiting: Waiting = {
        key,
        begin: () => {
          stop();
          resolve(this.#begin(key));
        },
      };
      const timer = setTimeout(() => {
        stop();
        reject(new NoRoom(503));
      }, waitMs);
      this.#waiting.add(waiting);
      this.#countWaiting(key, 1);
    });
  }

  #next(): void {
    for (const waiting of this.#waiting)
      if (this.#hasTurn(waiting.key)) {
        waiting.begin();
        return;
      }
  }
}

/** Adds to a count; what comes to nothing is forgotten. */
function add(counts: Map<Key, number>, key: Key, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
