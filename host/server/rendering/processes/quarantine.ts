import { withinLimit } from '../../../src/federation/time-limit.ts';
import type { LogLine } from './messages.ts';
import { extensionsOn, pageOf, type ReleaseExtension, type ReleasePage } from './release-page.ts';
import { BusyError, type Job } from './page-job.ts';
import type { RenderWorker, WorkerEnd } from './worker-process.ts';

/** For so long a page of a release that ended a worker is left to the browser; a new release is free at once. */
export const COOL_DOWN_MS = 5 * 60_000;

/** Has `work` not settled after so many milliseconds? What is not there is not late. */
async function isLate(work: Promise<void> | undefined, ms: number): Promise<boolean> {
  if (!work) return false;
  return await withinLimit(work, ms, 'a probe').then(
    () => false,
    () => true,
  );
}

/**
 * A circuit breaker for each page and each extension of a release: one that ends a worker is quarantined until its cool-down is over, and one
 * that may have done so is held back while it is probed.
 */
export function createQuarantine(now = Date.now) {
  const probes = new Map<string, Promise<void>>();
  const until = new Map<string, number>();
  let waiting = 0;
  const isCoolingDown = (key: string) => (until.get(key) ?? 0) > now();
  function isQuarantined({ key, release }: Pick<ReleasePage, 'key' | 'release'>): boolean {
    for (const [known, end] of until) if (end <= now()) until.delete(known);
    return isCoolingDown(key) || isCoolingDown(release);
  }
  return {
    /** Nothing is quarantined or probed: the usual state, which costs nothing. */
    isEmpty: () => probes.size === 0 && until.size === 0,
    isQuarantined,
    /**
     * Is this page left to the browser? While it is probed that is waited for, at most `limitMs`. Rejects with a `BusyError` where
     * `maxWaiting` wait for probes already.
     */
    async keepsFromWorkers(
      page: Pick<ReleasePage, 'key' | 'release'>,
      limitMs: number,
      maxWaiting: number,
    ): Promise<boolean> {
      const probe = probes.get(page.key);
      if (probe && waiting >= maxWaiting) throw new BusyError('too many wait while it is probed');
      waiting += 1;
      const isUnknown = await isLate(probe, limitMs);
      waiting -= 1;
      return isUnknown || isQuarantined(page);
    },
    /** Holds back `key` until `probe` has settled. */
    holdBack(key: string, probe: Promise<void>) {
      probes.set(key, probe);
      void probe.finally(() => probes.get(key) === probe && probes.delete(key));
    },
    /** `key`: a page, an extension, or a whole release. */
    add: (key: string) => void until.set(key, now() + COOL_DOWN_MS),
  };
}
type Quarantine = ReturnType<typeof createQuarantine>;

interface ProbeOptions {
  /** A worker for nothing else. */
  take: () => RenderWorker;
  /** All have been probed; the worker is handed back, where it is still there. */
  onOver: (worker: RenderWorker | undefined) => void;
  quarantine: Quarantine;
  /** Was this page answered not long ago? Those are probed first: they are hardly the cause. */
  wasAnswered: (page: ReleasePage) => boolean;
  /** Renders without the code of the remote. */
  runFrame: (job: Job) => void;
  /** Renders as usual: what was probed is as it should be. */
  runAgain: (job: Job) => void;
  log: (line: LogLine) => void;
}

interface LostPage {
  page: ReleasePage;
  jobs: Job[];
}

function byPage(lost: Job[]): LostPage[] {
  const pages = new Map<string, LostPage>();
  for (const job of lost) {
    const page = pageOf(job.variant, job.order.url);
    const known = pages.get(page.key);
    if (known) known.jobs.push(job);
    else pages.set(page.key, { page, jobs: [job] });
  }
  return [...pages.values()];
}

const without = (job: Job, extensions: readonly ReleaseExtension[]): Job => ({
  ...job,
  order: { ...job.order, skipped: extensions.map(({ id }) => id) },
});

/**
 * What is to be tried of a page of which `jobs` were lost: one of them stands for all, for many at once would look like code that
 * does not end. Those that are lost once more although one was rendered are tried one by one: it is what they ask for.
 */
function triedOf(jobs: Job[]): Job[] {
  const again = jobs.filter(({ progress }) => progress.losses > 1 && !progress.isOver);
  return again.length > 0 ? again : jobs.slice(0, 1);
}

/**
 * Finds out what ended a worker: of each of the pages that were under way one is rendered once more, one at a time, by a worker that
 * does nothing else. The visitors wait, so they get it without what other remotes show there; where that is done, each of these is
 * tried by itself. What ends that worker too is quarantined.
 */
export function createProbe({ take, onOver, quarantine, wasAnswered, runFrame, runAgain, log }: ProbeOptions) {
  let before: Promise<void> = Promise.resolve();
  let prober: RenderWorker | undefined;

  /** Renders; what it was where that ended the worker. */
  async function endOf(job: Job): Promise<WorkerEnd | undefined> {
    const worker = (prober ??= take());
    await worker.ready;
    worker.run(job);
    const end = await Promise.race([worker.idle(), worker.ended]);
    if (!end) return undefined;
    prober = undefined;
    return end;
  }

  function blame(subject: ReleasePage | ReleaseExtension, job: Job, end: WorkerEnd) {
    const { release, key, remote, version } = subject;
    const isImport = end.importing.includes(release);
    quarantine.add(isImport ? release : key);
    const [kind, page] = 'page' in subject ? ['a page', subject.page] : ['an extension', subject.id];
    const fields = { remote, version, page, path: new URL(job.order.url).pathname, reason: end.reason };
    const text = `${isImport ? 'every page of a release' : kind} is left to the browser for ${COOL_DOWN_MS / 60_000} minutes`;
    log({ level: 'error', fields, text });
  }

  async function probe({ page, jobs }: LostPage): Promise<void> {
    const [first] = jobs;
    if (!first || quarantine.isQuarantined(page)) return jobs.forEach(runFrame);
    const extensions = extensionsOn(first.variant, first.order.url);
    const rest = new Set(jobs);
    for (const job of triedOf(jobs)) {
      const end = await endOf(without(job, extensions));
      if (end) {
        blame(page, job, end);
        return rest.forEach(runFrame);
      }
      rest.delete(job);
    }
    for (const job of rest) runAgain(without(job, extensions));
    for (const extension of extensions) {
      const others = extensions.filter(({ id }) => id !== extension.id);
      const { order } = first;
      // Nobody waits for it, and no form is sent twice.
      const untold = { begin: () => {}, settle: () => {}, fail: () => {} };
      const alone = without({ ...first, ...untold, order: { ...order, form: undefined } }, others);
      const itsEnd = await endOf(alone);
      if (itsEnd) blame(extension, first, itsEnd);
    }
  }

  /** Takes over what a worker did not finish. */
  return function probeLost(lost: Job[]): void {
    const pages = byPage(lost).sort((a, b) => Number(wasAnswered(b.page)) - Number(wasAnswered(a.page)));
    for (const each of pages) {
      before = before
        .then(() => probe(each))
        .catch((error: unknown) => {
          prober = undefined;
          log({ level: 'error', fields: { reason: String(error) }, text: 'pages could not be tried again' });
          each.jobs.forEach((job) => job.settle(undefined));
        });
      quarantine.holdBack(each.page.key, before);
    }
    const last = before;
    void last.then(() => {
      if (before !== last) return;
      onOver(prober);
      prober = undefined;
    });
  };
}
