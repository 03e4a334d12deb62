/** Ends a pause early, as an auto-reset event does: set while nobody waits, it ends the next wait at once. */
export class WakeSignal {
  #isSet = false;
  #wake: (() => void) | undefined;

  set(): void {
    this.#isSet = true;
    this.#wake?.();
  }

  /** Waits until it is set, and no longer than `ms`; resets it. */
  async wait(ms: number): Promise<void> {
    if (!this.#isSet) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, ms);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    this.#wake = undefined;
    this.#isSet = false;
  }
}
