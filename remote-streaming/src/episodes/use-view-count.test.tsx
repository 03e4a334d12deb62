import { renderHook } from '@testing-library/react';
import { NetworkError } from '@sahra/shared/facade';
import { AppProvider, createApp, createI18n } from '@sahra/shared/host-runtime';
import { createFakeApi } from '@sahra/shared/testing/fake-api';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useViewCount } from './use-view-count.ts';

const whole = { durationSeconds: 2700 };

/** Somebody who watches an episode; `counted` has the ids of the views that were sent. */
function watch(episodeId = 70, startSeconds = 0, answer: () => object = () => ({})) {
  const counted: number[] = [];
  const count = (id: number) => () => {
    counted.push(id);
    return answer();
  };
  const app = {
    ...createApp({
      i18n: createI18n('en', {}),
      session: null,
      pages: [],
      origin: 'http://sahra.test',
      api: { baseUrl: '/api' },
      changeLanguage: () => Promise.resolve(),
    }),
    api: createFakeApi({ 'POST /episodes/70/views': count(70), 'POST /episodes/71/views': count(71) }),
  };
  const wrapper = ({ children }: { children: ReactNode }) => <AppProvider app={app}>{children}</AppProvider>;
  const hook = renderHook(({ id }) => useViewCount(id, startSeconds), { wrapper, initialProps: { id: episodeId } });
  /** The film is at `seconds` when `after` seconds have passed. */
  const reach = async (seconds: number, after: number, durationSeconds = whole.durationSeconds) => {
    await vi.advanceTimersByTimeAsync(after * 1000);
    hook.result.current({ seconds, durationSeconds }, false);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { counted, reach, goTo: (id: number) => hook.rerender({ id }) };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it('Ten seconds of film are a view, which is sent once', async () => {
  const { counted, reach } = watch();
  await reach(8, 8);
  expect(counted).toEqual([]);
  await reach(18, 10);
  await reach(28, 10);
  expect(counted).toEqual([70]);
});

it('What is skipped is not viewed', async () => {
  const { counted, reach } = watch();
  await reach(1, 1);
  await reach(600, 1);
  await reach(2600, 1);
  expect(counted).toEqual([]);
});

it('Who goes on where they stopped has to watch on', async () => {
  const { counted, reach } = watch(70, 300);
  await reach(305, 5);
  expect(counted).toEqual([]);
  await reach(310, 5);
  expect(counted).toEqual([70]);
});

it('Of a short clip half is enough', async () => {
  const { counted, reach } = watch();
  await reach(6, 6, 12);
  expect(counted).toEqual([70]);
});

it('The next episode is a view of its own', async () => {
  const { counted, reach, goTo } = watch();
  await reach(10, 10);
  goTo(71);
  await reach(10, 10);
  expect(counted).toEqual([70, 71]);
});

it('What could not be sent is sent with the next report', async () => {
  const { counted, reach } = watch(70, 0, () => {
    throw new NetworkError('away');
  });
  await reach(10, 10);
  await reach(20, 10);
  expect(counted).toEqual([70, 70]);
});
