import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCodeLoads } from './code-loads.ts';
import type { PageHandle } from './page-handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = { path: '/shop', layout: 'merchandise', titleKey: 't', chunk: 'c' } as const;
const handleOf = (load: PageHandle['load'], remote = 'shop'): PageHandle => ({
  remote,
  version: '1',
  page: { ...page, id: `${remote}.page` },
  load,
});
const failing = () => vi.fn(() => Promise.reject(new Error('gone')));

test('Who goes where code is already on its way waits for that', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => null }));
  const codes = createCodeLoads();
  const handle = handleOf(load);
  const begun = codes.begin(handle);
  expect(codes.take(handle)).toBe(begun);
  await begun;
  expect(load).toHaveBeenCalledOnce();
});

test('What has failed ahead is told who goes there, and loaded anew when they try again', async () => {
  const load = failing();
  const codes = createCodeLoads();
  const handle = handleOf(load);
  await expect(codes.begin(handle)).rejects.toThrow('gone');
  await expect(codes.take(handle)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledOnce();
  await expect(codes.take(handle)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(2);
});

test('What failed a while ago is tried anew', async () => {
  const load = failing();
  const codes = createCodeLoads();
  await expect(codes.begin(handleOf(load))).rejects.toThrow('gone');
  const handle = handleOf(load);
  await expect(codes.begin(handle)).rejects.toThrow('gone');
  vi.advanceTimersByTime(10_000);
  await expect(codes.take(handle)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(3);
});

test('Nothing more of a remote that fails, or is on its way, is loaded without need', async () => {
  const codes = createCodeLoads();
  const shop = handleOf(failing());
  expect(codes.isWorthwhile(shop)).toBe(true);
  const begun = codes.begin(shop);
  expect(codes.isWorthwhile(handleOf(failing()))).toBe(false);
  await expect(begun).rejects.toThrow('gone');
  expect(codes.isWorthwhile(handleOf(failing()))).toBe(false);
  expect(codes.isWorthwhile(handleOf(failing(), 'blog'))).toBe(true);
});
