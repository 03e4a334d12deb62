import { fork } from 'node:child_process';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../../settings.ts';
import { createCapacity } from './capacity.ts';
import type { FromWorker, LogLine, ToWorker } from './messages.ts';
import type { Job } from './page-job.ts';

const TICK_MS = 100;
/** It ends itself long before, unless not even that part of it runs. */
const SILENCE_LIMIT_MS = 20_000;
/** One that says nothing for so long runs some page's code: a crowd lets it speak between two pages. */
const HELD_UP_MS = 500;
/** Variants that a worker keeps; it is told again what it forgot. */
const VARIANTS = 6;

/** How a worker came to its end. */
export interface WorkerEnd {
  reason: string;
  /** Pages that it did not finish. */
  lost: Job[];
  /** Releases, `shop@1.0.0`, whose import had begun and not ended. */
  importing: string[];
}

export interface RenderWorker {
  /** Rejects where it ends before. */
  ready: Promise<void>;
  ended: Promise<WorkerEnd>;
  /** Settles with the reason when it should be recycled; it may never do so. */
  recycleDue: Promise<string>;
  load: () => number;
  /** Has it as much to do as it can finish in time? */
  isFull: () => boolean;
  run: (job: Job) => void;
  /** Settles when nothing is under way. */
  idle: () => Promise<void>;
  stop: () => void;
}

export interface WorkerOptions {
  settings: Settings;
  nonceMark: string;
  /** A page is there: there is room for another. */
  onAnswer: () => void;
  onLog: (line: LogLine) => void;
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) return 'its memory was full';
  if (signal === 'SIGXCPU') return 'its code ran without an end';
  if (signal === 'SIGALRM') return 'its code waited without an end';
  if (signal === 'SIGKILL') return 'it used more memory than it may, or was killed';
  return `it ended with ${signal ?? `code ${code}`}`;
}

/**
 * Starts a process that renders. It ends itself where its code runs (`RENDER_BLOCK_MS`) or waits without an end; where it says
 * nothing for long although it has something to do it is killed. That time counts in ticks of this process: where the
 * whole machine stands still, nobody is late.
 */
export function startRenderWorker({ settings, nonceMark, onAnswer, onLog }: WorkerOptions): RenderWorker {
  const child = fork(new URL('./render-worker.js', import.meta.url), {
    // Told only what its heap may hold, V8 collects all of it after every few pages, which is a quarter of what a page costs.
    execArgv: [
      `--max-old-space-size=${settings.RENDER_MEMORY_MB}`,
      `--initial-old-space-size=${Math.floor(settings.RENDER_MEMORY_MB / 4)}`,
      '--max-semi-space-size=8',
    ],
    env: { ...process.env, RENDER_NONCE_MARK: nonceMark },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const jobs = new Map<number, Job>();
  const importing = new Set<string>();
  const idle: (() => void)[] = [];
  const capacity = createCapacity(settings);
  let isReady = false;
  let silentMs = 0;
  let why: string | undefined;
  // One that has ended says so by itself.
  const tell = (message: ToWorker) => void (child.connected && child.send(message, () => {}));
  const known = new LRUCache<string, true>({ max: VARIANTS, dispose: (_, key) => tell({ type: 'forget', key }) });
  const kill = (reason: string) => {
    why ??= reason;
    child.kill('SIGKILL');
  };
  const watch = setInterval(() => {
    silentMs = jobs.size > 0 || !isReady ? silentMs + TICK_MS : 0;
    if (silentMs >= SILENCE_LIMIT_MS) kill(`it said nothing for ${SILENCE_LIMIT_MS} ms`);
  }, TICK_MS);

  const ended = new Promise<WorkerEnd>((resolve) => {
    const end = (reason: string) => {
      clearInterval(watch);
      resolve({ reason: why ?? reason, lost: [...jobs.values()], importing: [...importing] });
    };
    child.once('exit', (code, signal) => end(describeEnd(code, signal)));
    child.once('error', (error) => end(error.message));
  });
  let markDue: (reason: string) => void = () => {};
  const recycleDue = new Promise<string>((resolve) => (markDue = resolve));
  const ready = new Promise<void>((resolve, reject) => {
    void ended.then(({ reason }) => reject(new Error(`A render worker did not start: ${reason}`)));
    child.on('message', (message: FromWorker) => {
      silentMs = 0;
      if (message.type === 'ready') {
        isReady = true;
        resolve();
      } else if (message.type === 'log') onLog(message.line);
      else if (message.type === 'recycle') markDue(message.reason);
      else if (message.type === 'import') importing[message.isOver ? 'delete' : 'add'](message.release);
      else if (message.type === 'answer') {
        const job = jobs.get(message.id);
        jobs.delete(message.id);
        capacity.count(message.busyMs);
        job?.settle(message.answer);
        onAnswer();
        if (jobs.size === 0) for (const resolveIdle of idle.splice(0)) resolveIdle();
      }
    });
  });

  return {
    ready,
    ended,
    recycleDue,
    load: () => jobs.size,
    isFull: () => jobs.size >= capacity.pages(),
    run(job) {
      const { key } = job.variant;
      if (!known.get(key)) {
        known.set(key, true);
        tell({ type: 'variant', variant: job.variant });
      }
      job.begin(() => silentMs >= HELD_UP_MS);
      jobs.set(job.order.id, job);
      if (jobs.size >= capacity.pages()) for (const { progress } of jobs.values()) progress.isCrowded = true;
      tell({ type: 'render', order: job.order });
    },
    idle: () => (jobs.size === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
    stop: () => kill('it was stopped'),
  };
}
