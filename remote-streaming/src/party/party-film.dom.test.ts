import type { PartyRequest, PartyState } from '@sahra/shared/facade';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Hold, PartyFilm } from './party-film.ts';
import type { PartyView } from './party-line.ts';
import { PlayedVideo } from './testing/played-video.ts';

const FRAME = 20;

let video: PlayedVideo;
let sent: PartyRequest[];
let view: PartyView;
let holds: Hold[];
let film: PartyFilm | undefined;
const listeners = new Set<() => void>();
const line = {
  now: () => performance.now(),
  view: () => view,
  send: (request: PartyRequest) => sent.push(request) > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const hear = (change: Partial<PartyState>) => {
  view = { ...view, state: { ...(view.state as PartyState), ...change } };
  for (const listener of listeners) listener();
};
/** How the film runs, as the host has said a moment ago. */
const hostSays = (isPlaying: boolean, position: number, rate = 1) =>
  hear({ isPlaying, position, rate, at: performance.now(), revision: (view.state?.revision ?? 0) + 1 });
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += FRAME) {
    video.pass(FRAME);
    await vi.advanceTimersByTimeAsync(FRAME);
  }
};
const place = () => video.element.currentTime;
const start = (as: 'host' | 'follower', revision = 1, running: Partial<PartyState> = {}) => {
  view = {
    status: 'joined',
    personId: as === 'host' ? 1 : 2,
    joins: 1,
    log: [],
    refusal: null,
    state: {
      type: 'state',
      ...{ episodeId: 5, programId: 2, isPlaying: false, position: 0, at: 0, rate: 1, revision, hostId: 1 },
      people: [],
      ...running,
    },
  };
  film = new PartyFilm(video.element, line, { episodeId: 5, begins: false, onHold: (hold) => holds.push(hold) });
};
beforeEach(() => {
  vi.useFakeTimers();
  [sent, holds, video] = [[], [], new PlayedVideo()];
});
afterEach(() => {
  film?.end();
  video.element.remove();
  listeners.clear();
  vi.useRealTimers();
});

it('A follower plays, pauses and jumps with the host, and is within half a second of them', async () => {
  start('follower');
  hostSays(true, 12);
  const began = performance.now();
  const off = () => Math.abs(12 + (performance.now() - began) / 1000 - place());
  await pass(500);
  expect(video.element.paused).toBe(false);
  expect(off()).toBeLessThan(0.4);
  await pass(4000);
  expect(off()).toBeLessThan(0.13);
  hostSays(false, 30);
  await pass(300);
  expect([video.element.paused, place()]).toEqual([true, 30]);
  expect(sent).toEqual([]);
});

it('A follower whose film stalled catches up, and says nothing to the others', async () => {
  start('follower');
  hostSays(true, 0);
  await pass(2000);
  video.isStalled = true;
  await pass(3000);
  video.isStalled = false;
  await pass(4000);
  expect(Math.abs(place() - 9)).toBeLessThan(0.2);
  expect([sent, holds]).toEqual([[], []]);
});

it('A follower who pauses alone is told, and is with the others when they play', async () => {
  start('follower');
  hostSays(true, 0);
  await pass(1000);
  video.element.pause();
  await pass(3000);
  expect([video.element.paused, holds]).toEqual([true, ['paused']]);
  void video.element.play();
  await pass(1500);
  expect(holds.at(-1)).toBeNull();
  expect(Math.abs(place() - 5.5)).toBeLessThan(0.4);
});

it('A follower plays at the host’s speed', async () => {
  start('follower');
  hostSays(true, 0, 1.5);
  await pass(4000);
  expect(Math.abs(place() - 6)).toBeLessThan(0.4);
  hostSays(true, 6, 1);
  await pass(2000);
  expect(video.element.playbackRate).toBeCloseTo(1, 1);
});

it('Where the browser wants a press before it plays, it is asked for', async () => {
  video.isRefusing = true;
  start('follower');
  hostSays(true, 10);
  await pass(500);
  expect(holds).toEqual(['needsPress']);
  video.isRefusing = false;
  film?.join();
  await pass(1500);
  expect(video.element.paused).toBe(false);
  expect(Math.abs(place() - 12)).toBeLessThan(0.4);
});

it('A party begins where its first host is, who then steers it', async () => {
  video.element.currentTime = 7;
  await pass(300);
  start('host', 0);
  expect(sent).toMatchObject([{ type: 'steer', isPlaying: false, position: 7 }]);
  void video.element.play();
  await pass(40);
  expect(sent.at(-1)).toMatchObject({ isPlaying: true, rate: 1 });
  await pass(1000);
  video.element.currentTime = 40;
  expect(sent.at(-1)).toMatchObject({ isPlaying: false, position: 40 });
  await pass(300);
  expect(sent.at(-1)).toMatchObject({ isPlaying: true });
  video.element.pause();
  await pass(40);
  expect(sent.at(-1)).toMatchObject({ isPlaying: false });
  video.element.playbackRate = 2;
  await pass(40);
  expect(sent.at(-1)).toMatchObject({ rate: 2 });
});

it('What the host did is not undone by what is still on its way back', async () => {
  start('host', 0);
  void video.element.play();
  await pass(1000);
  hear({ revision: 1, isPlaying: false, position: 0, at: 0 });
  await pass(600);
  expect(video.element.paused).toBe(false);
});

it('A host whose page was loaded anew does not take the others back: they come to where the party is', async () => {
  start('host', 4, { isPlaying: true, position: 20, at: performance.now() });
  video.element.currentTime = 3;
  await pass(2500);
  expect(sent).toEqual([]);
  expect(Math.abs(place() - 22.5)).toBeLessThan(0.4);
  video.element.pause();
  await pass(40);
  expect(sent).toMatchObject([{ isPlaying: false }]);
});

it('A host whose film stalls catches up, and stops nobody', async () => {
  start('host', 0);
  void video.element.play();
  await pass(1000);
  sent = [];
  video.isStalled = true;
  await pass(2000);
  video.isStalled = false;
  await pass(3000);
  expect(sent).toEqual([]);
  expect(Math.abs(place() - 6)).toBeLessThan(0.3);
});

it('What a host did while the line was lost is said again', async () => {
  start('host', 0);
  void video.element.play();
  await pass(500);
  sent = [];
  view = { ...view, joins: 2 };
  hear({ revision: 1, isPlaying: false, position: 0, at: 0 });
  expect(sent).toMatchObject([{ type: 'steer', isPlaying: true }]);
});
