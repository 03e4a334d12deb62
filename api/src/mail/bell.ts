/** Wakes one who waits. A ring that nobody waits for is heard at the next wait. */
export class Bell {
  #hasRung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#hasRung = true;
    this.#wake?.();
  }

  /** Waits until it rings, and no longer than `ms`. */
  async wait(ms: number): Promise<void> {
    if (!this.#hasRung) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, ms);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    this.#wake = undefined;
    this.#hasRung = false;
  }
}
