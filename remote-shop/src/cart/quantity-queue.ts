import type { Cart } from '@sahra/shared/facade';

/** How long somebody may go on pressing before the last number is sent. */
export const PAUSE_MS = 400;

interface QuantityQueueOptions {
  save: (variantId: number, quantity: number) => Promise<Cart>;
  /** What is shown and not saved yet, by variant; empty: everything is saved. */
  onChange: (wanted: ReadonlyMap<number, number>) => void;
  onSaved: (cart: Cart) => void;
  /** It was not saved, and nothing else is wanted meanwhile. */
  onFailure: (variantId: number, error: unknown) => void;
}

/**
 * Saves quantities when nobody has pressed for a moment. One is on its way at a time, so that neither the api nor this page can
 * take an older one for the last.
 */
export class QuantityQueue {
  readonly #wanted = new Map<number, number>();
  readonly #options: QuantityQueueOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isDue = false;

  constructor(options: QuantityQueueOptions) {
    this.#options = options;
  }

  /** Is everything saved? */
  get isIdle(): boolean {
    return this.#wanted.size === 0;
  }

  set(variantId: number, quantity: number): void {
    this.#wanted.set(variantId, quantity);
    this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Saves at once what is wanted; resolves when nothing is left to save. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isDue = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** What is wanted and not saved; nothing of it is sent any more. */
  take(): [variantId: number, quantity: number][] {
    clearTimeout(this.#timer);
    const left = [...this.#wanted];
    this.#wanted.clear();
    return left;
  }

  async #run(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false;
      for (const [variantId, quantity] of [...this.#wanted]) await this.#save(variantId, quantity);
    }
  }

  async #save(variantId: number, quantity: number): Promise<void> {
    const isLast = () => this.#wanted.get(variantId) === quantity;
    // Another number was wanted since: it comes with its own pause.
    if (!isLast()) return;
    try {
      const cart = await this.#options.save(variantId, quantity);
      if (isLast()) this.#wanted.delete(variantId);
      this.#options.onSaved(cart);
    } catch (error) {
      if (isLast()) {
        this.#wanted.delete(variantId);
        this.#options.onFailure(variantId, error);
      }
    }
    this.#tell();
  }

  #tell(): void {
    this.#options.onChange(new Map(this.#wanted));
  }
}
