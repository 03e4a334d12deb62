import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import { expect, it } from 'vitest';
import type { PageAnswer } from './messages.ts';
import { createJob, type Job } from './page-job.ts';
import { createProbe, createQuarantine } from './quarantine.ts';
import { pageOf } from './release-page.ts';
import type { RenderWorker, WorkerEnd } from './worker-process.ts';

const variant = { key: '1', releases: [], entries: [], closed: [], menus: [] };
const made: PageAnswer = { status: 200, html: Buffer.from('page'), isFinal: true };

function jobFor(path: string, id: number, losses: number): Job {
  const url = `http://site.invalid${path}`;
  const preferences = preferencesOf(new URL(url), undefined);
  const order = {
    id,
    requestId: 'r',
    url,
    preferences,
    hasAllHashes: false,
    variantKey: '1',
    isFrameOnly: false,
    skipped: [],
  };
  const { job } = createJob(order, variant, 1000);
  job.progress.losses = losses;
  return job;
}

/** Probes pages of which a worker lost so many jobs, with workers that are ended by whatever `isCulprit`. */
async function probing(jobs: Job[], isCulprit: (job: Job) => boolean) {
  const [tried, framed, again]: [Job[], Job[], Job[]] = [[], [], []];
  const quarantine = createQuarantine();
  const start = (): RenderWorker => {
    let end: (how: WorkerEnd) => void = () => {};
    const ended = new Promise<WorkerEnd>((resolve) => (end = resolve));
    let idle: Promise<void> = Promise.resolve();
    return {
      ready: Promise.resolve(),
      ended,
      recycleDue: new Promise(() => {}),
      load: () => 0,
      isFull: () => false,
      run(job) {
        tried.push(job);
        if (!isCulprit(job)) return job.settle(made);
        idle = new Promise(() => {});
        end({ reason: 'its code ran without an end', lost: [job], importing: [] });
      },
      idle: () => idle,
      stop: () => {},
    };
  };
  await new Promise<void>((resolve) => {
    createProbe({
      take: start,
      onOver: () => resolve(),
      quarantine,
      wasAnswered: () => false,
      runFrame: (job) => framed.push(job),
      runAgain: (job) => again.push(job),
      log: () => {},
    })(jobs);
  });
  const idsOf = (some: Job[]) => some.map(({ order }) => order.id);
  return {
    tried: idsOf(tried),
    framed: idsOf(framed),
    again: idsOf(again),
    isQuarantined: (path: string) => quarantine.isQuarantined(pageOf(variant, `http://site.invalid${path}`)),
  };
}

const crowd = (path: string, amount: number, losses = 1) =>
  Array.from({ length: amount }, (_, index) => jobFor(path, index + 1, losses));

it('Of a page that a crowd waits for one job is tried, and the others are rendered as usual', async () => {
  const probed = await probing(crowd('/about-us', 40), () => false);
  expect(probed.tried).toEqual([1]);
  expect(probed.again).toEqual(Array.from({ length: 39 }, (_, index) => index + 2));
  expect([probed.framed, probed.isQuarantined('/about-us')]).toEqual([[], false]);
});

it('A page that ends the worker is quarantined with the first try, and nobody else waits for another', async () => {
  const probed = await probing(crowd('/about-us', 40), () => true);
  expect([probed.tried, probed.framed.length, probed.again]).toEqual([[1], 40, []]);
  expect(probed.isQuarantined('/about-us')).toBe(true);
});

it('Where one was as it should be and the worker ended again, those that were lost twice are tried one by one', async () => {
  const probed = await probing(crowd('/faq', 5, 2), ({ order }) => order.id === 3);
  expect([probed.tried, probed.framed, probed.again]).toEqual([[1, 2, 3], [3, 4, 5], []]);
  expect(probed.isQuarantined('/faq')).toBe(true);
});
