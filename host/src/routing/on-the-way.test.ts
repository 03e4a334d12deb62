import { expect, it, onTestFinished, vi } from 'vitest';
import { createOnTheWay } from './on-the-way.ts';

it.each(['comes', 'fails'])('What can wait begins when the page is here: it %s', async (outcome) => {
  const told: string[] = [];
  const onTheWay = createOnTheWay();
  const waiting = onTheWay.end('/films').then(() => told.push('the rest'));
  const page = new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      told.push('the page');
      if (outcome === 'comes') resolve();
      else reject(new Error('gone'));
    });
  });
  onTheWay.note('/films', page).catch(() => {});
  await waiting;
  expect(told).toEqual(['the page', 'the rest']);
});

it('Where no page is on its way nothing waits', async () => {
  const onTheWay = createOnTheWay();
  await onTheWay.note('/films', Promise.resolve());
  await Promise.all([onTheWay.end('/films'), onTheWay.end('/shop')]);
});

it('While the page is being drawn the rest waits, until there is nothing else to do', async () => {
  let rest = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (rest = work));
  onTestFinished(() => void vi.unstubAllGlobals());
  const told: string[] = [];
  const onTheWay = createOnTheWay();
  void onTheWay.note('/films', Promise.resolve());
  const waiting = onTheWay.end('/films').then(() => told.push('the rest'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual([]);
  rest();
  await waiting;
});
