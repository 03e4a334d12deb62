import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  await page.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  onTheWay.drawn();
  await waiting;
  expect(told).toEqual(['the page', 'the rest']);
});

it('Where no page is on its way nothing waits', async () => {
  const onTheWay = createOnTheWay();
  await onTheWay.note('/films', Promise.resolve());
  await Promise.all([onTheWay.end('/films'), onTheWay.end('/shop')]);
});

describe('While the page is being drawn the rest waits', () => {
  let rest: (() => void) | undefined;
  beforeEach(() => {
    rest = undefined;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('requestIdleCallback', (work: () => void) => (rest = work));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** What waits for a page that has its data. */
  async function waitForPage() {
    const onTheWay = createOnTheWay();
    void onTheWay.note('/films', Promise.resolve());
    let isOver = false;
    void onTheWay.end('/films').then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(0);
    return { onTheWay, isOver: () => isOver };
  }

  it('until it is on the screen and there is nothing else to do', async () => {
    const { onTheWay, isOver } = await waitForPage();
    expect(rest).toBeUndefined();
    onTheWay.drawn();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(false);
    rest?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });

  it('but not for ever, where it is never drawn', async () => {
    const { isOver } = await waitForPage();
    await vi.advanceTimersByTimeAsync(3000);
    rest?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });
});
