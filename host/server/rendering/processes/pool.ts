import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import { createFailureReports, releaseIn } from './failure-reports.ts';
import type { PageOrder } from '../page-cache.ts';
import { reportsUrlOf, type Settings } from '../../settings.ts';
import type { LogLine, PageAnswer } from './messages.ts';
import { BusyError, createJob, type Job } from './page-job.ts';
import { createProbe, createQuarantine } from './quarantine.ts';
import { createNetworkTurns } from './network-turns.ts';
import { createQueue } from './queue.ts';
import { extensionsOn, pageOf } from './release-page.ts';
import type { RenderWorker } from './worker-process.ts';
import { createWorkers } from './workers.ts';

const RESTART_PAUSE_MS = 500;
/** Pages that wait, for a worker or for what a probe finds out: more than can be made while somebody waits. */
const MAX_WAITING = 200;
/** A page waits for a worker for so many times as long as it may take then: a crowd that comes at once is gone sooner. */
const WAITS = 2;

interface PoolOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  nonceMark: string;
  /** Milliseconds after which nobody waits for a page any more that a worker has begun with. */
  limitMs: number;
}

/** What of a page's order is not the page's. */
interface Asking {
  /** Milliseconds that it may take beyond the limit. */
  extraMs?: number;
  /** Is aborted when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/** The processes that render. Whatever a remote's code does there, this process goes on. */
export function createPool({ settings, log, nonceMark, limitMs }: PoolOptions) {
  const report = createFailureReports(reportsUrlOf(settings));
  const onLog = ({ level, fields, text }: LogLine) => {
    log[level](fields, text);
    const release = level === 'error' && releaseIn(fields);
    if (release) report(release);
  };
  const workers = createWorkers({ settings, nonceMark, onAnswer: handOut }, onLog);
  const atWork = new Set<RenderWorker>();
  const counts = { dropped: 0, lostWorkers: 0 };
  const turns = createNetworkTurns();
  const queue = createQueue<Job>({
    maxLength: MAX_WAITING,
    maxWaitMs: WAITS * limitMs,
    networksOf: ({ networks }) => networks,
    underWay: turns.underWay,
    onDrop(job, reason) {
      counts.dropped += 1;
      job.fail(new BusyError(reason));
    },
  });
  const quarantine = createQuarantine();
  const answered = new LRUCache<string, Job>({ max: 200 });
  let isClosing = false;
  let orders = 0;

  /** Hands out what waits, as far as workers can finish it. */
  function handOut() {
    for (;;) {
      const [least] = [...atWork].filter((worker) => !worker.isFull()).sort((a, b) => a.load() - b.load());
      const job = least && queue.next();
      if (!job) return;
      job.progress.endTurn ??= turns.begin(job.networks);
      least.run(job);
    }
  }
  function putBack(job: Job) {
    if (job.progress.isOver) return;
    queue.putBack(job);
    handOut();
  }

  const probeLost = createProbe({
    take: workers.take,
    onOver: workers.keepSpare,
    quarantine,
    wasAnswered: ({ key }) =>
      [...answered.values()].some(({ variant, order }) => pageOf(variant, order.url).key === key),
    runFrame: (job) => putBack({ ...job, order: { ...job.order, isFrameOnly: true } }),
    runAgain: putBack,
    log: onLog,
  });

  /** Lets a worker take part; it is replaced when it ends, and recycled when that is due. */
  async function employ(worker: RenderWorker): Promise<void> {
    await worker.ready;
    atWork.add(worker);
    handOut();
    void worker.ended.then(({ reason, lost }) => {
      const isMissed = atWork.delete(worker);
      if (isClosing) return;
      for (const { progress } of lost) progress.losses += 1;
      if (lost.length > 0) {
        counts.lostWorkers += 1;
        const paths = [...new Set(lost.map(({ order }) => new URL(order.url).pathname))];
        log.error({ reason, paths }, 'a render worker has ended; what it did not finish is tried again');
        probeLost(lost);
      }
      // The one that is ready probes: the visitors of those pages wait already.
      if (isMissed) void replace(lost.length > 0 ? workers.start() : workers.take());
    });
    void worker.recycleDue.then(async (reason) => {
      log.info({ reason }, 'a render worker is recycled');
      await replace(workers.take());
      workers.keepSpare();
      await retire(worker);
    });
  }

  async function replace(next: RenderWorker): Promise<void> {
    for (let worker = next; !isClosing; worker = workers.start()) {
      try {
        return await employ(worker);
      } catch (error) {
        if (!isClosing) log.error({ err: error }, 'a render worker could not be started');
        await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS).unref());
      }
    }
  }

  /** What is under way is finished; after `limitMs` nobody waits for it. */
  async function retire(worker: RenderWorker): Promise<void> {
    atWork.delete(worker);
    const timer = setTimeout(worker.stop, limitMs);
    await Promise.race([worker.idle(), worker.ended]);
    clearTimeout(timer);
    worker.stop();
  }

  return {
    /** What has become of pages and workers so far. */
    counts,
    load: () => ({
      waiting: queue.length(),
      underWay: [...atWork].reduce((sum, worker) => sum + worker.load(), 0),
    }),
    /** Starts all workers; settles when the first one can render. */
    async start() {
      await Promise.any(Array.from({ length: settings.RENDER_WORKERS }, () => employ(workers.start())));
      workers.keepSpare();
    },
    async close() {
      isClosing = true;
      await workers.close();
    },
    /**
     * Undefined where the page could not be rendered. Rejects with a `BusyError` where there was no time for it, with a
     * `TimeLimitError` where it took too long.
     */
    async render(
      { url, variant, preferences, hasAllHashes, visitor, form, requestId, networks }: PageOrder,
      { extraMs = 0, signal }: Asking = {},
    ): Promise<PageAnswer | undefined> {
      let isFrameOnly = false;
      let skipped: string[] = [];
      if (!quarantine.isEmpty()) {
        const page = pageOf(variant, url.href);
        isFrameOnly = await quarantine.keepsFromWorkers(page, limitMs, MAX_WAITING - queue.length());
        skipped = extensionsOn(variant, url.href)
          .filter(quarantine.isQuarantined)
          .map(({ id }) => id);
      }
      const asked = { url: url.href, form, visitor, requestId, preferences, hasAllHashes, variantKey: variant.key };
      const order = { id: ++orders, ...asked, isFrameOnly, skipped };
      const { job, answer } = createJob(order, variant, limitMs + extraMs, networks);
      signal?.addEventListener('abort', () => {
        if (queue.remove(job)) job.fail(new BusyError('nobody waits for it any more'));
      });
      queue.add(job);
      handOut();
      const made = await answer;
      if (!isFrameOnly) answered.set(`${variant.key} ${url.pathname}`, job);
      return made;
    },
  };
}
