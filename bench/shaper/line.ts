/** One direction of a slow line. Times are milliseconds on any clock that only goes forward. */
export interface LineOptions {
  bytesPerSecond: number;
  /** Time a packet spends under way after its last byte has left. */
  delayMs: number;
  /** Largest piece that one connection sends before it is the next one's turn. */
  packetBytes: number;
}

export interface Packet<Flow> {
  flow: Flow;
  data: Buffer;
  /** When its last byte has left the line's near end: only then can the next packet start. */
  leavesAt: number;
  arrivesAt: number;
}

/**
 * A line that connections share in turns, packet by packet, as the bottleneck of a real network roughly does. It knows
 * no clock of its own and no sockets: who drives it says what time it is.
 */
export class Line<Flow> {
  readonly #options: LineOptions;
  readonly #waiting = new Map<Flow, Buffer[]>();
  #freeAt = 0;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Queues `data` behind what the same connection has sent before. */
  send(flow: Flow, data: Buffer, now: number): void {
    if (data.length === 0) return;
    // An idle line starts at once; a busy one goes on from where it is, however late its driver looks at it.
    if (this.#waiting.size === 0) this.#freeAt = Math.max(this.#freeAt, now);
    const queue = this.#waiting.get(flow);
    if (queue) queue.push(data);
    else this.#waiting.set(flow, [data]);
  }

  /** When the next packet can start; undefined where nothing waits. */
  get nextAt(): number | undefined {
    return this.#waiting.size > 0 ? this.#freeAt : undefined;
  }

  /** Bytes of a connection that still wait. */
  waitingBytes(flow: Flow): number {
    return (this.#waiting.get(flow) ?? []).reduce((sum, { length }) => sum + length, 0);
  }

  /** Takes the next packet if its time has come, and moves its connection to the end of the queue. */
  take(now: number): Packet<Flow> | undefined {
    const [next] = this.#waiting;
    if (!next || this.#freeAt > now) return undefined;
    const [flow, queue] = next;
    const [first = Buffer.alloc(0), ...rest] = queue;
    const data = first.subarray(0, this.#options.packetBytes);
    const left = first.subarray(data.length);
    this.#waiting.delete(flow);
    const remaining = left.length > 0 ? [left, ...rest] : rest;
    if (remaining.length > 0) this.#waiting.set(flow, remaining);
    this.#freeAt += (data.length / this.#options.bytesPerSecond) * 1000;
    return { flow, data, leavesAt: this.#freeAt, arrivesAt: this.#freeAt + this.#options.delayMs };
  }

  /** Forgets what a closed connection still had to send. */
  drop(flow: Flow): void {
    this.#waiting.delete(flow);
  }
}
