import type { Logger } from 'pino';

type Close = () => Promise<void> | void;

/** The start gave up because the process was told to end. */
export class EndedWhileStarting extends Error {
  override name = 'EndedWhileStarting';
}

/** From the start of the process to its end: what has been opened is closed again, the last first. */
export class ProcessLife {
  #closers: Close[] = [];
  #starting: Promise<unknown> = Promise.resolve();
  #ending: Promise<void> | undefined;
  readonly #end = new AbortController();
  readonly #logger: Logger;
  readonly #exit: (code: number) => void;

  constructor(logger: Logger, exit: (code: number) => void) {
    this.#logger = logger;
    this.#exit = exit;
  }

  /** Aborted when the process is told to end; a start that takes long looks at it. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Runs the start; an end that comes meanwhile waits until it has given up, so that nothing is left half open. */
  start<T>(work: () => Promise<T>): Promise<T> {
    const starting = work();
    this.#starting = starting.catch(() => undefined);
    return starting;
  }

  /** Remembers how to close what was just opened. Gives up where the process is ending already. */
  opened(close: Close): void {
    this.#closers.push(close);
    if (this.signal.aborted) throw new EndedWhileStarting();
  }

  /** Closes everything and exits. Calling it again changes nothing. */
  end(reason: string, code = 0): Promise<void> {
    this.#ending ??= this.#close(reason, code);
    return this.#ending;
  }

  async #close(reason: string, code: number): Promise<void> {
    this.#logger.info({ reason }, 'Stopping');
    this.#end.abort(new EndedWhileStarting());
    await this.#starting;
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
