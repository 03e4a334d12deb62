import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLimitError } from '../../../src/federation/time-limit.ts';
import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import { BusyError, createJob } from './page-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'http://site.invalid/shop';
const variant = { key: '1', releases: [], entries: [], closed: [], menus: [] };
const order = {
  id: 1,
  requestId: 'r',
  url,
  preferences: preferencesOf(new URL(url), undefined),
  hasAllHashes: false,
  variantKey: '1',
  isFrameOnly: false,
  skipped: [],
};
const made = { status: 200, html: Buffer.from('page'), isFinal: true };
/** What it comes to: a status, or the name of the error. */
const end = (answer: Promise<unknown>) =>
  answer.then(
    (page) => page,
    (error: Error) => error.constructor,
  );

it('Its time runs from when a worker begins with it, however long it has waited', async () => {
  const { job, answer } = createJob(order, variant, 1000);
  await vi.advanceTimersByTimeAsync(5000);
  job.begin(() => false);
  await vi.advanceTimersByTimeAsync(900);
  // A second try does not give it more.
  job.begin(() => false);
  const came = end(answer);
  await vi.advanceTimersByTimeAsync(100);
  expect(await came).toBe(TimeLimitError);
});

it('Where its worker had as much to do as it can finish, it is the crowd that it was late for', async () => {
  const whole = createJob(order, variant, 1000);
  whole.job.progress.isCrowded = true;
  whole.job.begin(() => false);
  const came = end(whole.answer);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await came).toBe(BusyError);

  const part = createJob(order, variant, 1000);
  part.job.progress.isCrowded = true;
  part.job.settle({ ...made, isLate: true });
  expect(await end(part.answer)).toBe(BusyError);
});

it.each([
  ['has ended a worker', 1, false],
  ['holds its worker up', 0, true],
])('Where the code of some page %s, it is not the crowd', async (_what, losses, isHeldUp) => {
  const { job, answer } = createJob(order, variant, 1000);
  job.progress.isCrowded = true;
  job.progress.losses = losses;
  job.begin(() => isHeldUp);
  const came = end(answer);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await came).toBe(TimeLimitError);
});

it('A part that is late on a worker with time leaves the page as it is', async () => {
  const { job, answer } = createJob(order, variant, 1000);
  job.settle({ ...made, isLate: true });
  expect(await answer).toMatchObject({ status: 200 });
});
