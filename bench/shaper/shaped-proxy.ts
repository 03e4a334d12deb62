import { connect, createServer, type Server, type Socket } from 'node:net';
import { Line, type Packet } from './line.ts';
import { PACKET_BYTES, throttle } from './throttle.ts';

/** A connection whose sender is asked to wait while so much of it is queued: about what TCP would have under way. */
const QUEUE_BYTES = 65_536;

interface Flow {
  from: Socket;
  to: Socket;
  hasEnded: boolean;
}

/** Moves what sockets send over one direction of the line, in the line's own time. */
class Direction {
  readonly #line: Line<Flow>;
  readonly #underWay: Packet<Flow>[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(bitsPerSecond: number) {
    this.#line = new Line({
      bytesPerSecond: bitsPerSecond / 8,
      delayMs: throttle.roundTripMs / 2,
      packetBytes: PACKET_BYTES,
    });
  }

  attach(from: Socket, to: Socket): void {
    const flow: Flow = { from, to, hasEnded: false };
    from.on('data', (data: Buffer) => {
      this.#line.send(flow, data, performance.now());
      if (this.#line.waitingBytes(flow) > QUEUE_BYTES) from.pause();
      this.#run();
    });
    from.on('end', () => {
      flow.hasEnded = true;
      this.#finish(flow);
    });
    from.on('close', () => {
      if (!flow.hasEnded) this.#line.drop(flow);
    });
  }

  /** Passes the end on once the last byte has arrived. */
  #finish(flow: Flow): void {
    if (flow.hasEnded && this.#line.waitingBytes(flow) === 0 && !this.#underWay.some((packet) => packet.flow === flow))
      flow.to.end();
  }

  // One timer for everything, so that nothing can overtake: all packets spend the same time under way.
  readonly #run = (): void => {
    clearTimeout(this.#timer);
    const now = performance.now();
    for (let packet = this.#line.take(now); packet; packet = this.#line.take(now)) {
      this.#underWay.push(packet);
      const { from } = packet.flow;
      if (from.isPaused() && this.#line.waitingBytes(packet.flow) < QUEUE_BYTES / 2) from.resume();
    }
    for (let first = this.#underWay[0]; first && first.arrivesAt <= now; first = this.#underWay[0]) {
      this.#underWay.shift();
      if (first.flow.to.writable) first.flow.to.write(first.data);
      this.#finish(first.flow);
    }
    const next = Math.min(this.#line.nextAt ?? Infinity, this.#underWay[0]?.arrivesAt ?? Infinity);
    if (next < Infinity) this.#timer = setTimeout(this.#run, next - performance.now());
  };
}

/** A proxy on the way to `target` (a port of this machine) that makes every connection share one slow line. */
export function createShapedProxy(target: number): Server {
  const down = new Direction(throttle.downBitsPerSecond);
  const up = new Direction(throttle.upBitsPerSecond);
  return createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    const site = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    // A failed socket closes next, and takes the other one with it.
    for (const socket of [visitor, site]) socket.on('error', () => socket.destroy());
    visitor.on('close', () => site.destroy());
    site.on('close', () => visitor.destroySoon());
    down.attach(site, visitor);
    // Opening a connection takes a round trip before its first byte can be sent.
    setTimeout(() => up.attach(visitor, site), throttle.roundTripMs);
  });
}
