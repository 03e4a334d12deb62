/** Milliseconds that the next jump waits for: it may be the line that is slow. */
const JUMP_PAUSE = 2500;

/** A video that is steered by a program and by its viewer: it knows which of its events the program has caused. */
export class SteeredVideo {
  readonly video: HTMLVideoElement;
  #seeksTo: number | undefined;
  #pauses = false;
  #rate: number | undefined;
  #jumpedAt = -Infinity;
  /** Seconds that a jump takes. */
  #jumpCost = 0.1;

  constructor(video: HTMLVideoElement) {
    this.video = video;
  }

  pause(): void {
    if (this.video.paused) return;
    this.#pauses = true;
    this.video.pause();
  }

  /** To be asked once for each `pause`. */
  hasPaused(): boolean {
    const isOwn = this.#pauses;
    this.#pauses = false;
    return isOwn;
  }

  get mayJump(): boolean {
    return performance.now() - this.#jumpedAt > JUMP_PAUSE;
  }

  /** Goes to a place, in seconds. */
  jump(place: number): void {
    this.#jumpedAt = performance.now();
    this.#seeksTo = Math.max(0, place);
    this.video.currentTime = this.#seeksTo;
  }

  /** The same where the film plays on meanwhile, at that speed. */
  jumpAhead(place: number, rate: number): void {
    this.jump(place + this.#jumpCost * rate);
  }

  /** Of a `seeking`: whether it goes where the program wanted. */
  isJumping(): boolean {
    const isOwn = this.#seeksTo !== undefined && Math.abs(this.video.currentTime - this.#seeksTo) < 0.1;
    if (!isOwn) {
      this.#seeksTo = undefined;
      // Somebody else has gone somewhere: it is no jump that took long.
      this.#jumpedAt = -Infinity;
    }
    return isOwn;
  }

  /** Of a `seeked`: whether the program has jumped. Learns how long that takes. */
  hasJumped(): boolean {
    if (this.#seeksTo === undefined) return false;
    this.#seeksTo = undefined;
    this.#jumpCost = Math.min(1, (this.#jumpCost + (performance.now() - this.#jumpedAt) / 1000) / 2);
    return true;
  }

  setRate(rate: number): void {
    this.#rate = rate;
    if (this.video.playbackRate !== rate) this.video.playbackRate = rate;
  }

  /** Whether its speed is what the program has set. */
  get hasOwnRate(): boolean {
    return this.video.playbackRate === this.#rate;
  }
}
