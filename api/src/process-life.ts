import type { Logger } from 'pino';

/** What has been opened and must be closed again, the last first. */
export class ProcessLife {
  #closers: (() => Promise<void> | void)[] = [];
  #ending: Promise<void> | undefined;
  readonly #logger: Logger;
  readonly #exit: (code: number) => void;

  constructor(logger: Logger, exit: (code: number) => void) {
    this.#logger = logger;
    this.#exit = exit;
  }

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  /** Remembers how to close what was just opened; closes it at once where the process is ending already. */
  async opened(close: () => Promise<void> | void): Promise<void> {
    if (this.#ending) {
      await close();
      throw new EndedWhileStarting();
    }
    this.#closers.push(close);
  }

  /** Closes everything and exits. Calling it again changes nothing. */
  end(reason: string, code = 0): Promise<void> {
    this.#ending ??= this.#close(reason, code);
    return this.#ending;
  }

  async #close(reason: string, code: number): Promise<void> {
    this.#logger.info({ reason }, 'Stopping');
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        this.#logger.error({ err: error }, 'Something did not close');
      }
    }
    this.#exit(code);
  }
}

/** The start gave up because the process was told to end. */
export class EndedWhileStarting extends Error {
  override name = 'EndedWhileStarting';
}
