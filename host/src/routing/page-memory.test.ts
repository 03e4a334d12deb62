import { expect, test } from 'vitest';
import { NetworkError } from '@sahra/shared/facade';
import { BadResponseError } from '@sahra/shared/host-runtime';
import { createOfflineCache } from './offline-cache.ts';

const gives = (value: unknown) => () => Promise.resolve(value);
const fails = (error: Error) => () => Promise.reject(error);

test('A page that was seen is read once more where nobody can be reached', async () => {
  const pages = createOfflineCache();
  expect(await pages.read('ar /', gives('tonight'))).toBe('tonight');
  expect(await pages.read('ar /', fails(new NetworkError('away')))).toBe('tonight');
  expect(await pages.read('ar /', gives('tomorrow'))).toBe('tomorrow');
  expect(await pages.read('ar /', fails(new NetworkError('away')))).toBe('tomorrow');
});

test('An error of a server that answers is shown, and so is a page that was never seen', async () => {
  const pages = createOfflineCache();
  await pages.read('ar /', gives('tonight'));
  await expect(pages.read('ar /', fails(new BadResponseError('broken')))).rejects.toThrow('broken');
  await expect(pages.read('de /', fails(new NetworkError('away')))).rejects.toThrow('away');
});

test('An evening is remembered, not a lifetime', async () => {
  const pages = createOfflineCache();
  for (let page = 0; page < 100; page++) await pages.read(`ar /blogs?page=${page}`, gives(page));
  await expect(pages.read('ar /blogs?page=1', fails(new NetworkError('away')))).rejects.toThrow('away');
  expect(await pages.read('ar /blogs?page=99', fails(new NetworkError('away')))).toBe(99);
});

test('What one member has read is not read by the next one, not even what was on its way', async () => {
  const pages = createOfflineCache();
  await pages.read('ar /account', gives('Nadia’s'));
  let arrive: (value: string) => void = () => {};
  const late = pages.read('ar /account/orders', () => new Promise((resolve) => (arrive = resolve)));
  pages.clear();
  arrive('Nadia’s orders');
  expect(await late).toBe('Nadia’s orders');
  await expect(pages.read('ar /account', fails(new NetworkError('away')))).rejects.toThrow('away');
  await expect(pages.read('ar /account/orders', fails(new NetworkError('away')))).rejects.toThrow('away');
});
