import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import type { Preferences } from '../preferences.ts';
import type { Settings } from '../settings.ts';
import type { Variant } from '../variant.ts';
import type { LogLine, PageAnswer } from './messages.ts';
import { startRenderWorker, type Job, type RenderWorker } from './render-worker.ts';
import { createSuspects, pageOf } from './suspects.ts';
import { createTrial } from './trial.ts';

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
  const workers = new Set<RenderWorker>();
  const all = new Set<RenderWorker>();
  const waiting: Job[] = [];
  const suspects = createSuspects();
  const answered = new LRUCache<string, Job>({ max: 200 });
  let isClosing = false;
  let orders = 0;
  const onLog = ({ level, fields, text }: LogLine) => log[level](fields, text);

  function start(onWorn?: (reason: string) => void): RenderWorker {
    const worker = startRenderWorker({ settings, nonceMark, onLog, onWorn });
    all.add(worker);
    void worker.ended.then(() => all.delete(worker));
    return worker;
  }

  function run(job: Job) {
    const [least] = [...workers].sort((a, b) => a.load() - b.load());
    if (least) least.run(job);
    else waiting.push(job);
  }

  const examine = createTrial({
    start,
    suspects,
    wasAnswered: ({ key }) => [...answered.values()].some(({ variant, order }) => pageOf(variant, order.url).key === key),
    runFrame: (job) => run({ ...job, order: { ...job.order, isFrameOnly: true } }),
    log: onLog,
  });

  /** Adds a worker that is replaced when it ends, and renewed when it is worn. */
  async function add(): Promise<void> {
    let isWorn = false;
    const worker = start((reason) => {
      isWorn = true;
      log.info({ reason }, 'a render worker is renewed');
      void add().then(() => retire(worker));
    });
    void worker.ended.then(({ reason, lost }) => {
      const wasAtWork = workers.delete(worker);
      if (isClosing) return;
      if (lost.length > 0) {
        log.error({ reason, paths: [...new Set(lost.map(({ order }) => new URL(order.url).pathname))] }, 'a render worker has ended; what it did not finish is tried again');
        examine(lost);
      }
      if (wasAtWork && !isWorn) keepTrying();
    });
    await worker.ready;
    workers.add(worker);
    for (const job of waiting.splice(0)) run(job);
  }

  function keepTrying() {
    add().catch((error: unknown) => {
      if (isClosing) return;
      log.error({ err: error }, 'a render worker could not be started');
      setTimeout(keepTrying, RESTART_PAUSE_MS).unref();
    });
  }

  /** What is under way is finished; after `limitMs` nobody waits for it. */
  async function retire(worker: RenderWorker): Promise<void> {
    workers.delete(worker);
    const timer = setTimeout(worker.stop, limitMs);
    await Promise.race([worker.idle(), worker.ended]);
    clearTimeout(timer);
    worker.stop();
  }

  return {
    /** Starts all workers; settles when the first one can render. */
    start: () => Promise.any(Array.from({ length: settings.RENDER_WORKERS }, add)),
    close() {
      isClosing = true;
      for (const worker of all) worker.stop();
    },
    /** Undefined where the page could not be rendered. */
    async render(url: URL, variant: Variant, preferences: Preferences): Promise<PageAnswer | undefined> {
      let isFrameOnly = false;
      if (!suspects.isQuiet()) {
        const page = pageOf(variant, url.href);
        await suspects.verdictOn(page.key);
        isFrameOnly = suspects.isGuilty(page);
      }
      const order = { id: ++orders, url: url.href, preferences, variantKey: variant.key, isFrameOnly };
      return await new Promise((resolve) => {
        const job: Job = { order, variant, settle: (answer) => (answered.set(`${variant.key} ${url.pathname}`, job), resolve(answer)) };
        run(job);
      });
    },
  };
}
