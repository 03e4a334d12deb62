import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import { createFailureReports, releaseIn } from './failure-reports.ts';
import type { PageOrder } from '../page-cache.ts';
import type { Settings } from '../../settings.ts';
import type { LogLine, PageAnswer } from './messages.ts';
import type { Job, RenderWorker } from './worker-process.ts';
import { createProbe, createQuarantine } from './quarantine.ts';
import { extensionsOn, pageOf } from './release-page.ts';
import { createWorkers } from './workers.ts';

const RESTART_PAUSE_MS = 500;

interface PoolOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  nonceMark: string;
  /** Milliseconds after which nobody waits for a page any more. */
  limitMs: number;
}

/** The processes that render. Whatever a remote's code does there, this process goes on. */
export function createPool({ settings, log, nonceMark, limitMs }: PoolOptions) {
  const report = createFailureReports(settings.API_URL);
  const onLog = ({ level, fields, text }: LogLine) => {
    log[level](fields, text);
    const release = level === 'error' && releaseIn(fields);
    if (release) report(release);
  };
  const workers = createWorkers({ settings, nonceMark }, onLog);
  const atWork = new Set<RenderWorker>();
  const waiting: Job[] = [];
  const quarantine = createQuarantine();
  const answered = new LRUCache<string, Job>({ max: 200 });
  let isClosing = false;
  let orders = 0;

  function run(job: Job) {
    const [least] = [...atWork].sort((a, b) => a.load() - b.load());
    if (least) least.run(job);
    else waiting.push(job);
  }

  const probeLost = createProbe({
    take: workers.take,
    onOver: workers.keepSpare,
    quarantine,
    wasAnswered: ({ key }) =>
      [...answered.values()].some(({ variant, order }) => pageOf(variant, order.url).key === key),
    runFrame: (job) => run({ ...job, order: { ...job.order, isFrameOnly: true } }),
    log: onLog,
  });

  /** Lets a worker take part; it is replaced when it ends, and recycled when that is due. */
  async function employ(worker: RenderWorker): Promise<void> {
    await worker.ready;
    atWork.add(worker);
    for (const job of waiting.splice(0)) run(job);
    void worker.ended.then(({ reason, lost }) => {
      const isMissed = atWork.delete(worker);
      if (isClosing) return;
      if (lost.length > 0) {
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
    /** Starts all workers; settles when the first one can render. */
    async start() {
      await Promise.any(Array.from({ length: settings.RENDER_WORKERS }, () => employ(workers.start())));
      workers.keepSpare();
    },
    async close() {
      isClosing = true;
      await workers.close();
    },
    /** Undefined where the page could not be rendered. */
    async render({ url, variant, preferences, visitor, form }: PageOrder): Promise<PageAnswer | undefined> {
      let isFrameOnly = false;
      let skipped: string[] = [];
      if (!quarantine.isEmpty()) {
        const page = pageOf(variant, url.href);
        await quarantine.probeOf(page.key);
        isFrameOnly = quarantine.isQuarantined(page);
        skipped = extensionsOn(variant, url.href)
          .filter(quarantine.isQuarantined)
          .map(({ id }) => id);
      }
      const asked = { url: url.href, form, visitor, preferences, variantKey: variant.key };
      const order = { id: ++orders, ...asked, isFrameOnly, skipped };
      return await new Promise((resolve) => {
        const settle = (answer: PageAnswer | undefined) => {
          if (!isFrameOnly) answered.set(`${variant.key} ${url.pathname}`, job);
          resolve(answer);
        };
        const job: Job = { order, variant, settle };
        run(job);
      });
    },
  };
}
