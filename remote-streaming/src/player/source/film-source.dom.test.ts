import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFilmSource, type OnRefused, type Renew } from './film-source.ts';

const site = 'http://localhost:3000';
const folder = `${site}/media/gated/one/film-1/`;
const renewed = `${site}/media/gated/two/film-1/`;
const inSixHours = () => new Date(Date.now() + 6 * 3_600_000).toISOString();
const signed = (expiresAt: string | null) => ({
  refusal: null,
  signed: { manifestUrl: '/media/gated/two/film-1/master.m3u8', posterUrl: '', trickplayUrl: '', expiresAt },
});

type Answer = Response | Error | 'hangs';
let answers: Answer[];
let asked: { url: string; range: string | null }[];

const answer = (text: string, status = 200) => new Response(text, { status });
/** An answer whose connection breaks after so much of it. */
const broken = (text: string) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull: (controller) => controller.error(new TypeError('gone')),
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', (url: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
    asked.push({ url, range: headers.get('range') });
    const next = answers.shift() ?? answer('film');
    if (next === 'hangs')
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new TypeError())));
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openFilm(expiresAt: string | null = null, renew?: Renew, onRefused?: OnRefused) {
  const source = createFilmSource({ manifestUrl: '/media/gated/one/film-1/master.m3u8', expiresAt }, renew, onRefused);
  const get = async (name: string, init?: RequestInit) => {
    const response = await source.fetch(new Request(folder + name, init));
    return response.text();
  };
  return { source, get };
}
const offline = () => new TypeError('Failed to fetch');

it('A connection that is away is waited for, and the film has all it asked for', async () => {
  const { source, get } = openFilm();
  answers.push(offline(), offline(), offline());
  const text = get('720p.m4s');
  await vi.advanceTimersByTimeAsync(600);
  expect(source.connection.isGone()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await text).toBe('film');
  expect(source.connection.isGone()).toBe(false);
});

it('It is tried at once when the browser is back on line, and when the viewer asks for it', async () => {
  const { source, get } = openFilm();
  answers.push(offline(), offline(), offline());
  const text = get('720p.m4s');
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  source.connection.tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2100);
  expect(await text).toBe('film');
});

it('A server that says nothing counts as a connection that is away', async () => {
  const { get } = openFilm();
  answers.push('hangs', answer('busy', 503));
  const text = get('720p.m4s');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await text).toBe('film');
});

it('What breaks off goes on with the rest of the same range', async () => {
  const { get } = openFilm();
  answers.push(broken('fi'), answer('lm', 206));
  expect(await get('720p.m4s', { headers: { range: 'bytes=100-103' } })).toBe('film');
  expect(asked.map(({ range }) => range)).toEqual(['bytes=100-103', 'bytes=102-103']);
});

it('What breaks off behind its last byte is whole', async () => {
  const { source, get } = openFilm();
  answers.push(broken('film'), answer('no', 416));
  expect(await get('720p.m3u8')).toBe('film');
  expect(asked.map(({ range }) => range)).toEqual([null, 'bytes=4-']);
  expect(source.hasMissed()).toBe(false);
});

it('What is not there is not asked for again, and is known to be missing', async () => {
  const { source, get } = openFilm();
  answers.push(answer('no', 404));
  await expect(get('240p.m3u8')).rejects.toThrow('404');
  expect(source.hasMissed()).toBe(true);
  source.leaveOut(`${folder}480p.m3u8`);
  await expect(get('480p.m3u8')).rejects.toThrow('left out');
  expect(asked).toHaveLength(1);
});

it('Nobody who left waits for it', async () => {
  const { get } = openFilm();
  const leaving = new AbortController();
  answers.push(offline());
  const text = get('720p.m4s', { signal: leaving.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  await text;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

it('A text that nobody wants any more fails as aborted, not as one that could not be read', async () => {
  const { get } = openFilm();
  const leaving = new AbortController();
  answers.push(broken('#EXTM3U'));
  const text = get('720p.m3u8', { signal: leaving.signal }).catch((error: unknown) => error);
  leaving.abort();
  expect(await text).toMatchObject({ name: 'AbortError' });
});

it('Addresses are renewed a minute before their end, once for all who ask, and the film goes on below the new ones', async () => {
  const renew = vi.fn(() => Promise.resolve(signed(inSixHours())));
  const { get } = openFilm(new Date(Date.now() + 120_000).toISOString(), renew);
  await get('720p.m4s');
  expect(renew).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 61_000);
  await Promise.all([get('720p.m4s'), get('ar.m4s')]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(asked.map(({ url }) => url)).toEqual([`${folder}720p.m4s`, `${renewed}720p.m4s`, `${renewed}ar.m4s`]);
});

it('A clock that is wrong does not renew at each request', async () => {
  const renew = vi.fn(() => Promise.resolve(signed(new Date(Date.now() - 1000).toISOString())));
  const { get } = openFilm(new Date(Date.now() - 1000).toISOString(), renew);
  await get('720p.m4s');
  await get('720p.m4s');
  expect(renew).toHaveBeenCalledTimes(1);
});

it.each([401, 403, 410])(
  'An address that is answered with %i is renewed, and the film has what it asked for',
  async (status) => {
    const { get } = openFilm(inSixHours(), () => Promise.resolve(signed(inSixHours())));
    answers.push(answer('over', status));
    expect(await get('720p.m4s')).toBe('film');
    expect(asked.map(({ url }) => url)).toEqual([`${folder}720p.m4s`, `${renewed}720p.m4s`]);
  },
);

it('An address that is refused anew is missing; without a way to renew it is so at once', async () => {
  const gated = openFilm(inSixHours(), () => Promise.resolve(signed(inSixHours())));
  answers.push(answer('over', 403), answer('over', 403));
  await expect(gated.get('720p.m4s')).rejects.toThrow('403');
  answers.push(answer('over', 403));
  await expect(openFilm().get('720p.m4s')).rejects.toThrow('403');
});

it('Who may not watch any more is told so, and the film waits', async () => {
  const onRefused = vi.fn<OnRefused>();
  const { get } = openFilm(
    inSixHours(),
    () => Promise.resolve({ refusal: 'needs_subscription', signed: null }),
    onRefused,
  );
  answers.push(answer('over', 410));
  void get('720p.m4s', { signal: AbortSignal.timeout(100) }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('needs_subscription');
});

it('Where the api is away the address is renewed later', async () => {
  let isAway = true;
  const { get } = openFilm(inSixHours(), () =>
    isAway ? Promise.reject(offline()) : Promise.resolve(signed(inSixHours())),
  );
  answers.push(answer('over', 410), answer('over', 410));
  const text = get('720p.m4s');
  await vi.advanceTimersByTimeAsync(0);
  isAway = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(await text).toBe('film');
});
