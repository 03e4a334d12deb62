import { TimeLimitError } from '../../../src/federation/time-limit.ts';
import type { Variant } from '../../registry/variant.ts';
import type { PageAnswer, RenderOrder } from './messages.ts';

/** There was no time for a page: more were asked for than can be made. Nobody's code is at fault. */
export class BusyError extends Error {
  constructor(reason: string) {
    // In a crowd there are thousands, and where they come from is known.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`There is no time for this page: ${reason}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'BusyError';
  }
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** What becomes of a job; the same for whatever copies of it are tried. */
interface Progress {
  /** Workers that ended while it was under way. */
  losses: number;
  /** The worker had as much to do as it can finish. */
  isCrowded: boolean;
  isOver: boolean;
  /** Of the network that it is made for; there from the first time on that a worker has it. */
  endTurn?: () => void;
}

/** A page that somebody waits for. */
export interface Job {
  order: RenderOrder;
  variant: Variant;
  /** Whose visitors wait for it; '' stands for all whose network is not counted. */
  networks: ReadonlySet<string>;
  progress: Progress;
  /** A worker has it now: from the first time on its own time runs. `isHeldUp`: does that worker do nothing but run some page's code? */
  begin: (isHeldUp: () => boolean) => void;
  settle: (answer: PageAnswer | undefined) => void;
  /** It is not made, or not waited for any longer. */
  fail: (error: Error) => void;
}

/**
 * A job, and what it comes to: undefined where not even its frame could be made, a `BusyError` where there was no time for it, a
 * `TimeLimitError` where it is not there `limitMs` after a worker began with it.
 */
export function createJob(
  order: RenderOrder,
  variant: Variant,
  limitMs: number,
  networks: ReadonlySet<string> = new Set(['']),
): { job: Job; answer: Promise<PageAnswer | undefined> } {
  const progress: Progress = { losses: 0, isCrowded: false, isOver: false };
  const { promise: answer, resolve, reject } = withResolvers<PageAnswer | undefined>();
  let timer: NodeJS.Timeout | undefined;
  let isHeldUp = () => false;
  const end = () => {
    progress.isOver = true;
    progress.endTurn?.();
    clearTimeout(timer);
  };
  const fail = (error: Error) => {
    end();
    reject(error);
  };
  /** Not where some page's code ended the worker, or may be about to. */
  const isCrowd = () => progress.isCrowded && progress.losses === 0 && !isHeldUp();
  const giveUp = () =>
    fail(isCrowd() ? new BusyError('it took too long') : new TimeLimitError(new URL(order.url).pathname, limitMs));
  const job: Job = {
    order,
    variant,
    networks,
    progress,
    begin(isWorkerHeldUp) {
      isHeldUp = isWorkerHeldUp;
      if (!progress.isOver) timer ??= setTimeout(giveUp, limitMs);
    },
    settle(made) {
      if (made?.isLate && isCrowd()) return fail(new BusyError('a part of it took too long'));
      end();
      resolve(made);
    },
    fail,
  };
  return { job, answer };
}
