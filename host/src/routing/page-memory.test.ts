import { expect, test } from 'vitest';
import { NetworkError } from '@sahra/shared/facade';
import { BadResponseError } from '@sahra/shared/host-runtime';
import { createPageMemory } from './page-memory.ts';

const gives = (value: unknown) => () => Promise.resolve(value);
const fails = (error: Error) => () => Promise.reject(error);
const MINUTE = 60_000;

/** A memory with a clock that the test turns on. */
function memoryAt(start = 0) {
  let time = start;
  return { pages: createPageMemory(() => time), wait: (ms: number) => void (time += ms) };
}

test('A page that was seen is read once more where nobody can be reached', async () => {
  const pages = createPageMemory();
  expect(await pages.read('ar /', gives('tonight'))).toBe('tonight');
  expect(await pages.read('ar /', fails(new NetworkError('away')))).toBe('tonight');
  expect(await pages.read('ar /', gives('tomorrow'))).toBe('tomorrow');
  expect(await pages.read('ar /', fails(new NetworkError('away')))).toBe('tomorrow');
});

test('An error of a server that answers is shown, and so is a page that was never seen', async () => {
  const pages = createPageMemory();
  await pages.read('ar /', gives('tonight'));
  await expect(pages.read('ar /', fails(new BadResponseError('broken')))).rejects.toThrow('broken');
  await expect(pages.read('de /', fails(new NetworkError('away')))).rejects.toThrow('away');
});

test('An evening is remembered, not a lifetime', async () => {
  const pages = createPageMemory();
  for (let page = 0; page < 100; page++) await pages.read(`ar /blogs?page=${page}`, gives(page));
  await expect(pages.read('ar /blogs?page=1', fails(new NetworkError('away')))).rejects.toThrow('away');
  expect(await pages.read('ar /blogs?page=99', fails(new NetworkError('away')))).toBe(99);
});

test('What one member has read is not read by the next one, not even what was on its way', async () => {
  const pages = createPageMemory();
  await pages.read('ar /account', gives('Nadia’s'));
  let arrive: (value: string) => void = () => {};
  const late = pages.read('ar /account/orders', () => new Promise((resolve) => (arrive = resolve)));
  pages.clear();
  arrive('Nadia’s orders');
  expect(await late).toBe('Nadia’s orders');
  expect(pages.recall('ar /account/orders')).toBeUndefined();
  await expect(pages.read('ar /account', fails(new NetworkError('away')))).rejects.toThrow('away');
  await expect(pages.read('ar /account/orders', fails(new NetworkError('away')))).rejects.toThrow('away');
});

test('Visitor who goes back is shown what they saw: at first as it is, then to be read anew, and not the next morning', async () => {
  const { pages, wait } = memoryAt();
  await pages.read('ar /', gives('tonight'));
  expect(pages.recall('de /')).toBeUndefined();
  wait(MINUTE - 1);
  expect(pages.recall('ar /')).toEqual({ value: 'tonight', isStale: false });
  wait(1);
  expect(pages.recall('ar /')).toEqual({ value: 'tonight', isStale: true });
  wait(30 * MINUTE);
  expect(pages.recall('ar /')).toBeUndefined();
});

test('Visitor who was elsewhere meanwhile is shown what they saw, to be read anew', async () => {
  const { pages } = memoryAt(MINUTE);
  await pages.read('ar /', gives('tonight'));
  pages.doubt();
  expect(pages.recall('ar /')).toEqual({ value: 'tonight', isStale: true });
});

test('Visitor who has changed something goes back to what is true, not to what was on its way meanwhile', async () => {
  const pages = createPageMemory();
  await pages.read('ar /cart', gives('one mug'));
  let arrive: (value: string) => void = () => {};
  const late = pages.read('ar /wishlist', () => new Promise((resolve) => (arrive = resolve)));
  pages.distrust();
  arrive('a poster');
  await late;
  expect(pages.recall('ar /cart')).toBeUndefined();
  expect(pages.recall('ar /wishlist')).toBeUndefined();
  // Better than nothing without a connection.
  expect(await pages.read('ar /cart', fails(new NetworkError('away')))).toBe('one mug');
  await pages.read('ar /cart', gives('two mugs'));
  expect(pages.recall('ar /cart')).toEqual({ value: 'two mugs', isStale: false });
});

test('A page that is shown stays where it cannot be read anew', async () => {
  const pages = createPageMemory();
  await pages.read('ar /', gives('tonight'));
  expect(await pages.read('ar /', fails(new BadResponseError('broken')), true)).toBe('tonight');
  await expect(pages.read('ar /', fails(new Error('a redirect')), true)).rejects.toThrow('a redirect');
});
