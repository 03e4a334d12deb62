import type { ResolveHook } from 'node:module';

/**
 * Runs in the thread that Node resolves imports in: the only one of a render worker that still runs while a remote's
 * code loops.
 */
export interface HooksData {
  /** URLs of the modules that the host provides, by the names that remotes import them by. */
  provided: Readonly<Record<string, string>>;
  /** Process that started the worker. */
  parent: number;
  /** Bytes of memory, outside the heap included, above which the worker ends. */
  memoryLimit: number;
  /** Counts up as long as the worker's own thread comes to rest now and then. */
  beats: Int32Array;
  /** Milliseconds of processor time that its code may run without coming to rest. */
  blockLimit: number;
}

const CHECK_MS = 50;
let places: HooksData | undefined;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function initialize(data: HooksData): void {
  places = data;
  let beat = -1;
  let restedAt = 0;
  setInterval(() => {
    if (process.ppid !== data.parent || process.memoryUsage.rss() > data.memoryLimit)
      process.kill(process.pid, 'SIGKILL');
    const now = Atomics.load(data.beats, 0);
    if (now !== beat) restedAt = cpuMs();
    else if (cpuMs() - restedAt > data.blockLimit) process.kill(process.pid, 'SIGXCPU');
    beat = now;
  }, CHECK_MS).unref();
}

export const resolve: ResolveHook = (specifier, context, next) =>
  next(places?.provided[specifier] ?? specifier, context);
