import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { STALE_AFTER_MS, STALE_MS } from './page-cache.ts';
import { away, finished, nobody, refused, rendering, script, TTL_MS, withSession } from './testing/cached-pages.ts';

afterEach(() => void vi.useRealTimers());

it('Visitors get one page, made once and for none of them', async () => {
  const { orders, read } = rendering();
  const texts = await Promise.all([read(nobody), read({ ...nobody, userAgent: 'Another' }), read(nobody)]);
  expect(new Set(texts)).toEqual(new Set(['page of everybody']));
  expect(await read(nobody)).toBe('page of everybody');
  expect(orders.map(({ visitor }) => visitor)).toEqual([undefined]);
});

it('A browser that takes no second import map gets a page of its kind, and the others theirs', async () => {
  const { orders, ask } = rendering();
  const { signal } = new AbortController();
  await ask(nobody, undefined, signal, true);
  await ask(nobody, undefined, signal, false);
  await ask(nobody, undefined, signal, true);
  expect(orders.map(({ hasAllHashes }) => hasAllHashes)).toEqual([true, false]);
});

it('A visitor with a session gets a page of their own, rendered each time, and nobody else gets it', async () => {
  const { orders, read } = rendering();
  expect(
    await Promise.all([read(withSession('a')), read(nobody), read(withSession('b')), read(withSession('a'))]),
  ).toEqual(['page of sahra.session=a', 'page of everybody', 'page of sahra.session=b', 'page of sahra.session=a']);
  expect(await read(nobody)).toBe('page of everybody');
  expect(orders).toHaveLength(4);
});

it('What a form gets is not cached', async () => {
  const { orders, read } = rendering();
  await read(nobody, 'email=a');
  await read(nobody);
  await read(nobody, 'email=b');
  expect(orders.map(({ form }) => form && Buffer.from(form.body).toString())).toEqual([
    'email=a',
    undefined,
    'email=b',
  ]);
});

it('Where a page cannot be made anew, the old one is served, says its age, and is looked for again', async () => {
  const { orders, clock, next, ask } = rendering();
  await ask(nobody);
  next.made = away;
  clock.now = TTL_MS + 5000;
  expect(await ask(nobody)).toMatchObject({ status: 200, source: 'stale', age: 15 });
  clock.now += TTL_MS - 1;
  expect(await ask(nobody)).toMatchObject({ status: 200, source: 'stale', age: 24 });
  expect(orders).toHaveLength(2);
  next.made = undefined;
  clock.now += 1;
  expect(await ask(nobody)).toMatchObject({ status: 200, source: 'made', age: 0 });
});

it('An old page is served for an hour at most, never in place of one that is gone, and never to a member', async () => {
  const { clock, next, ask } = rendering();
  await ask(nobody);
  next.made = away;
  clock.now = TTL_MS;
  expect(await ask(withSession('a'))).toMatchObject({ status: 503, source: 'own' });
  clock.now = STALE_MS;
  expect(await ask(nobody)).toMatchObject({ status: 503, source: 'made' });
  next.made = finished('nothing here', { status: 404, isFinal: false });
  expect(await ask(nobody)).toMatchObject({ status: 404 });
  next.made = away;
  expect(await ask(nobody)).toMatchObject({ status: 503 });
});

it('An old page outlives one of which a part was left to the browser', async () => {
  const { clock, next, read } = rendering();
  await read(nobody);
  clock.now = TTL_MS;
  next.made = finished('page with a gap', { isFinal: false });
  expect(await read(nobody)).toBe('page with a gap');
  next.made = away;
  expect(await read(nobody)).toBe('page of everybody');
});

it('A visitor gets an old page where a new one is late, and those who come next get the new one', async () => {
  vi.useFakeTimers();
  const { orders, signals, clock, next, ask } = rendering();
  await ask(nobody);
  clock.now = TTL_MS;
  let begin = () => {};
  next.turn = new Promise<void>((resolve) => (begin = resolve));
  const visitor = new AbortController();
  const answer = ask(nobody, undefined, visitor.signal);
  await vi.advanceTimersByTimeAsync(STALE_AFTER_MS);
  expect(await answer).toMatchObject({ source: 'stale', age: 10 });
  visitor.abort();
  expect(await ask(nobody)).toMatchObject({ source: 'stale', age: 10 });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask(nobody)).toMatchObject({ source: 'cached', age: 0 });
  expect(orders).toHaveLength(2);
});

it('A page that nobody waits for any more is not made; one that somebody waits for is', async () => {
  const { signals, ask } = rendering();
  const [first, second] = [new AbortController(), new AbortController()];
  const both = Promise.all([ask(nobody, undefined, first.signal), ask(nobody, undefined, second.signal)]);
  first.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await both;
});

it('A page is compressed once, and what was compressed does for the same page made anew', async () => {
  const { clock, ask } = rendering();
  const first = await ask(nobody);
  clock.now = TTL_MS;
  const again = await ask(nobody);
  expect(again).toMatchObject({ source: 'made' });
  expect(again.encode).toBe(first.encode);
  expect((await ask(withSession('a'))).encode).toBeUndefined();
});

it.each([1, TTL_MS])('A page that is asked for again after %i ms is compressed better for others', async (pause) => {
  const { clock, idle, next, ask } = rendering();
  const words = Array.from({ length: 4000 }, (_, index) => `film ${(index * 7919) % 1013}`).join(' ');
  next.made = finished(`<p>${words}</p>${script}`);
  const bytesOf = async () => await (await ask(nobody)).encode?.('nonce', 'br');
  const first = await bytesOf();
  clock.now = pause;
  expect([idle.length, await bytesOf()]).toEqual([0, first]);
  for (const work of idle.splice(0)) await work();
  const last = await bytesOf();
  expect(last?.length).toBeLessThan(first?.length ?? 0);
  expect(brotliDecompressSync(last ?? '')).toEqual(brotliDecompressSync(first ?? ''));
  expect(String(brotliDecompressSync(last ?? ''))).toContain('<script nonce="nonce">');
  expect([await bytesOf(), idle]).toEqual([last, []]);
});

it('A page that several networks wait for is theirs all; of a member it is one’s', async () => {
  const { orders, ask, askFrom } = rendering();
  await Promise.all([askFrom('crowd'), askFrom('home'), askFrom('home'), askFrom(undefined)]);
  await ask(withSession('a'));
  expect(orders.map(({ networks }) => [...networks])).toEqual([['crowd', 'home', ''], ['']]);
});

it('A network that is refused gets the old page, and others the new one at the same moment', async () => {
  const { clock, next, askFrom } = rendering();
  await askFrom('home');
  clock.now = TTL_MS;
  next.made = refused;
  expect(await askFrom('crowd')).toMatchObject({ status: 200, source: 'stale' });
  next.made = undefined;
  expect(await askFrom('home')).toMatchObject({ status: 200, source: 'made', age: 0 });
});
