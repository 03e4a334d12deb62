import type { LogLine } from './messages.ts';
import type { Job, RenderWorker } from './worker-process.ts';
import { pageOf, SENTENCE_MS, type ReleasePage, type Suspects } from './suspects.ts';

interface TrialOptions {
  /** A worker for nothing else. */
  take: () => RenderWorker;
  /** All have been tried; the worker is handed back, where it is still there. */
  onOver: (worker: RenderWorker | undefined) => void;
  suspects: Suspects;
  /** Was this page answered not long ago? Those are tried first: they are hardly the culprit. */
  wasAnswered: (page: ReleasePage) => boolean;
  /** Renders without the code of the remote. */
  runFrame: (job: Job) => void;
  log: (line: LogLine) => void;
}

interface Case {
  page: ReleasePage;
  jobs: Job[];
}

function casesOf(lost: Job[]): Case[] {
  const cases = new Map<string, Case>();
  for (const job of lost) {
    const page = pageOf(job.variant, job.order.url);
    const known = cases.get(page.key);
    if (known) known.jobs.push(job);
    else cases.set(page.key, { page, jobs: [job] });
  }
  return [...cases.values()];
}

/**
 * Finds out which of the pages that were under way ended a worker: each is tried once more, one page at a time, by a
 * worker that does nothing else. Whoever ends that one too is left to the browser from then on.
 */
export function createTrial({ take, onOver, suspects, wasAnswered, runFrame, log }: TrialOptions) {
  let before: Promise<void> = Promise.resolve();
  let court: RenderWorker | undefined;

  async function hear({ page, jobs }: Case): Promise<void> {
    if (suspects.isGuilty(page)) return jobs.forEach(runFrame);
    const worker = (court ??= take());
    await worker.ready;
    for (const job of jobs) worker.run(job);
    const end = await Promise.race([worker.idle(), worker.ended]);
    if (!end) return;
    court = undefined;
    const { remote, version } = page;
    const isImport = end.importing.includes(page.release);
    suspects.sentence(isImport ? page.release : page.key);
    const fields = { remote, version, page: page.page, path: new URL(jobs[0]?.order.url ?? 'http://site.invalid/').pathname, reason: end.reason };
    log({ level: 'error', fields, text: `${isImport ? 'every page of a release' : 'a page'} is left to the browser for ${SENTENCE_MS / 60_000} minutes` });
    end.lost.forEach(runFrame);
  }

  /** Takes over what a worker did not finish. */
  return function examine(lost: Job[]): void {
    const cases = casesOf(lost).sort((a, b) => Number(wasAnswered(b.page)) - Number(wasAnswered(a.page)));
    for (const each of cases) {
      before = before
        .then(() => hear(each))
        .catch((error: unknown) => {
          court = undefined;
          log({ level: 'error', fields: { reason: String(error) }, text: 'pages could not be tried again' });
          each.jobs.forEach((job) => job.settle(undefined));
        });
      suspects.suspect(each.page.key, before);
    }
    const last = before;
    void last.then(() => {
      if (before !== last) return;
      onOver(court);
      court = undefined;
    });
  };
}
