/** One question what time it is, and its answer; the first and the last in milliseconds of this page's clock. */
interface Sample {
  roundTrip: number;
  /** What the other clock is ahead. */
  ahead: number;
}

/** So many questions count; of them the one that was answered first. */
const KEPT = 8;

/** How far the clock of the api is ahead of this page's: of what an answer took, half was on the way there. */
export class PartyClock {
  #samples: Sample[] = [];

  /** Another process answers from now on. */
  reset(): void {
    this.#samples = [];
  }

  /** An answer: all three in milliseconds. */
  hear(sentAt: number, now: number, heardAt: number): void {
    const sample = { roundTrip: heardAt - sentAt, ahead: now - (sentAt + heardAt) / 2 };
    this.#samples = [...this.#samples, sample].slice(-KEPT);
  }

  /** False until it was answered once. */
  get isSet(): boolean {
    return this.#samples.length > 0;
  }

  /** The api's time at a moment of this page's clock, in milliseconds. */
  at(moment: number): number {
    const best = this.#samples.toSorted((a, b) => a.roundTrip - b.roundTrip)[0];
    return moment + (best?.ahead ?? 0);
  }
}
