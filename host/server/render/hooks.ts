import type { ResolveHook } from 'node:module';

/**
 * Runs in the thread that Node resolves imports in: the only one of a render worker that still runs while a remote's
 * code loops.
 */
export interface HooksData {
  /** URL of the folder of all releases. */
  releases: string;
  /** URL of a module of the host. */
  host: string;
  /** Process that started the worker. */
  parent: number;
  /** Bytes of memory, outside the heap included, above which the worker ends. */
  memoryLimit: number;
}

const CHECK_MS = 100;
let places: HooksData | undefined;

const endAtOnce = () => process.kill(process.pid, 'SIGKILL');

export function initialize(data: HooksData): void {
  places = data;
  setInterval(() => {
    if (process.ppid !== data.parent || process.memoryUsage.rss() > data.memoryLimit) endAtOnce();
  }, CHECK_MS).unref();
}

export const resolve: ResolveHook = (specifier, context, next) => {
  const isBare = !/^(\.|\/|[a-z]+:)/.test(specifier);
  return next(specifier, places && isBare && context.parentURL?.startsWith(places.releases) ? { ...context, parentURL: places.host } : context);
};
