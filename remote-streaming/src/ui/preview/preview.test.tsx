import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeApi } from '@sahra/shared/testing/fake-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { previewed } from './preview.ts';

const files: Record<string, string> = {
  '/media/master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\n240p.m3u8',
  '/media/240p.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="240p.m4s"\n#EXTINF:6,\n240p.m4s',
};
/** What device and person say of themselves. */
let wishes: string[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  wishes = [];
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: wishes.some((wish) => media.includes(wish)) }));
  vi.stubGlobal('fetch', (url: URL) => Promise.resolve(new Response(files[url.pathname])));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Two cards, as lists have them. */
function renderCards() {
  const asked = vi.fn((manifestUrl: string | null) => ({ manifestUrl }));
  const api = createFakeApi({
    '/programs/1/preview': () => asked('/media/master.m3u8'),
    '/programs/2/preview': () => asked('/media/master.m3u8'),
    '/programs/3/preview': () => asked(null),
  });
  const cards = [1, 2, 3].map((id) => (
    <a key={id} href={`#${id}`} {...previewed({ api }, id)}>
      <img alt="" />
      Program {id}
    </a>
  ));
  render(<div>{cards}</div>);
  return { asked };
}
const card = (id: number) => screen.getByRole('link', { name: `Program ${id}` });
const playing = () => [...document.querySelectorAll('video')].map((video) => video.closest('a')?.textContent);
/** Longer than one looks at a card before it plays. */
async function later() {
  await act(() => vi.advanceTimersByTimeAsync(800));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const visitor = () => userEvent.setup({ delay: null });

it('Visitor rests the mouse on a card, which plays without sound until they leave it', async () => {
  const { asked } = renderCards();
  await visitor().hover(card(1));
  expect(asked).not.toHaveBeenCalled();
  await later();
  expect(playing()).toEqual(['Program 1']);
  const video = document.querySelector('video');
  expect([video?.muted, video?.src, video?.tabIndex, video?.ariaHidden]).toEqual([
    true,
    'http://localhost:3000/media/240p.m4s',
    -1,
    'true',
  ]);
  await visitor().hover(card(2));
  expect(playing()).toEqual([]);
  await later();
  expect(playing()).toEqual(['Program 2']);
});

it('Visitor comes to a card with the keyboard, and stops what plays with Escape', async () => {
  renderCards();
  await visitor().tab();
  await later();
  expect(playing()).toEqual(['Program 1']);
  await visitor().keyboard('{Escape}');
  expect(playing()).toEqual([]);
  expect(document.activeElement).toBe(card(1));
});

it('What plays stops when the page is scrolled, and goes on when something else is', async () => {
  renderCards();
  await visitor().hover(card(1));
  await later();
  expect(playing()).toEqual(['Program 1']);
  card(2).dispatchEvent(new Event('scroll'));
  expect(playing()).toEqual(['Program 1']);
  document.dispatchEvent(new Event('scroll'));
  expect(playing()).toEqual([]);
});

it.each([
  ['asks for less motion', () => wishes.push('prefers-reduced-motion')],
  ['asks for less data', () => wishes.push('prefers-reduced-data')],
  ['saves data in the browser', () => vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })],
  ['has a slow line', () => vi.stubGlobal('navigator', { ...navigator, connection: { effectiveType: '3g' } })],
  ['switched previews off', () => localStorage.setItem(storageKeys.player, JSON.stringify({ playsPreviews: false }))],
  ['saves data in the player', () => localStorage.setItem(storageKeys.player, JSON.stringify({ savesData: true }))],
])('Nothing is asked for where a visitor %s', async (_, prepare) => {
  const { asked } = renderCards();
  prepare();
  await visitor().hover(card(1));
  await later();
  expect(playing()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

it('A finger, and a program without a clip, play nothing', async () => {
  const { asked } = renderCards();
  await visitor().pointer({ keys: '[TouchA>]', target: card(1) });
  await later();
  expect(asked).not.toHaveBeenCalled();
  await visitor().hover(card(3));
  await later();
  expect(asked).toHaveBeenCalledOnce();
  expect(playing()).toEqual([]);
});
