import type { ResolveHook } from 'node:module';
import type { MessagePort } from 'node:worker_threads';
import type { Overreach } from './confine-remotes.ts';
import { placeFinder } from './remote-place.ts';

/**
 * Runs in the thread that Node resolves imports in: the only one of a render worker that still runs while a remote's
 * code loops.
 */
export interface HooksData {
  /** URLs of the modules that the host provides, by the names that remotes import them by. */
  provided: Readonly<Record<string, string>>;
  /** URL of the folder of all releases. */
  releases: string;
  /** Is told what a remote imports that it may not. */
  overreaches: MessagePort;
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
/** A worker that has not rested for so many checks, and in them used less processor time than this, is not slow: it waits for something. */
const WAIT_CHECKS = 60;
const WAIT_CPU_MS = 100;
let places: HooksData | undefined;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function initialize(data: HooksData): void {
  places = data;
  let beat = -1;
  let restedAt = 0;
  /** Checks without a rest, and the processor time when the last `WAIT_CHECKS` of them began. */
  let checks = 0;
  let countedFrom = 0;
  setInterval(() => {
    if (process.ppid !== data.parent || process.memoryUsage.rss() > data.memoryLimit)
      process.kill(process.pid, 'SIGKILL');
    const now = Atomics.load(data.beats, 0);
    const ranMs = cpuMs();
    if (now !== beat) {
      restedAt = countedFrom = ranMs;
      checks = 0;
    } else if (ranMs - restedAt > data.blockLimit) process.kill(process.pid, 'SIGXCPU');
    else if (++checks % WAIT_CHECKS === 0) {
      if (ranMs - countedFrom < WAIT_CPU_MS) process.kill(process.pid, 'SIGALRM');
      countedFrom = ranMs;
    }
    beat = now;
  }, CHECK_MS).unref();
}

/** Throws where a remote imports anything but its own files; what the host provides was resolved before. */
function checkImport(specifier: string, parent: string, { releases, overreaches }: HooksData): void {
  const importer = placeFinder(releases)(parent);
  const target = /^\.{0,2}\//.test(specifier) ? new URL(specifier, parent).href : specifier;
  if (!importer || target.startsWith(importer.folder)) return;
  const { remote, version } = importer;
  const text = `${remote} ${version} may not import ${specifier}: a remote has its own files and what the host provides`;
  overreaches.postMessage({ remote, version, text } satisfies Overreach);
  throw new Error(text);
}

export const resolve: ResolveHook = async (specifier, context, next) => {
  const provided = places?.provided[specifier];
  if (!places || provided) return next(provided ?? specifier, context);
  checkImport(specifier, context.parentURL ?? '', places);
  const found = await next(specifier, context);
  // Never what Node takes for CommonJS, which could require anything.
  return placeFinder(places.releases)(found.url) ? { ...found, format: 'module' } : found;
};
