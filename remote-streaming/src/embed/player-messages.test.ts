import { expect, it } from 'vitest';
import { createPlayerMessages, readTargetOrigin, TIME_MESSAGE_MS } from './player-messages.ts';

it.each([
  ['', '*'],
  ['origin=https://blog.example', 'https://blog.example'],
  ['origin=http://localhost:3000', 'http://localhost:3000'],
  ['origin=https://blog.example/', undefined],
  ['origin=https://blog.example/page', undefined],
  ['origin=https://BLOG.example', undefined],
  ['origin=*', undefined],
  ['origin=null', undefined],
  ['origin=', undefined],
  ['origin=javascript:alert(1)', undefined],
  ['origin=file:///etc', undefined],
])('The address with "%s" has its events told to %s', (query, target) => {
  expect(readTargetOrigin(new URLSearchParams(query))).toBe(target);
});

it('The framing page learns when the film starts, where it is, when it rests and when it is over', () => {
  const message = createPlayerMessages(343);
  const at = (currentTime: number) => ({ currentTime, duration: 30 });
  expect(message('play', { currentTime: 0, duration: NaN }, 0)).toEqual({
    source: 'sahra-player',
    version: 1,
    event: 'play',
    episodeId: 343,
    seconds: 0,
    durationSeconds: null,
  });
  expect(message('timeupdate', at(1), 1000)).toMatchObject({ event: 'time', seconds: 1, durationSeconds: 30 });
  expect(message('pause', at(1.5), 1500)).toMatchObject({ event: 'pause', seconds: 1.5 });
  expect(message('ended', at(30), 2000)).toMatchObject({ event: 'ended', seconds: 30 });
});

it('It is told the time four times a second at most, and of each jump', () => {
  const message = createPlayerMessages(343);
  const told = (type: string, now: number) =>
    message(type, { currentTime: now / 1000, duration: 30 }, now) !== undefined;
  expect([
    told('timeupdate', 0),
    told('timeupdate', TIME_MESSAGE_MS - 1),
    told('seeked', TIME_MESSAGE_MS - 1),
    told('timeupdate', TIME_MESSAGE_MS),
    told('timeupdate', 2 * TIME_MESSAGE_MS),
  ]).toEqual([true, false, true, false, true]);
});

it('Whatever else happens to the film is not told', () => {
  expect(createPlayerMessages(1)('volumechange', { currentTime: 1, duration: 2 }, 0)).toBeUndefined();
});
