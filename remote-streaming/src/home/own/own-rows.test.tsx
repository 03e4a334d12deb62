import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError, type Home, type SessionMember } from '@sahra/shared/facade';
import { emptyCollection, type DeviceCollection } from '@sahra/shared/guest-list/collection';
import { changeCollection, readCollection } from '@sahra/shared/guest-list/device';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import app from '../../app.ts';
import { category, episodeCard, programCard, seriesCard } from '../../ui/program-samples.ts';
import type { ContinuedEpisode, OwnHome } from './load-own-home.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const home: Home = {
  slider: [],
  topTen: [programCard(3)],
  rails: [{ category: category(1), programs: [programCard(5)] }],
};
const film: ContinuedEpisode = {
  ...episodeCard(7, 1, 1),
  program: programCard(7),
  seconds: 12,
  durationSeconds: 30,
  isUpNext: false,
  watchedIds: [701],
};
const next: ContinuedEpisode = {
  ...episodeCard(8, 1, 3),
  program: seriesCard(8),
  seconds: 0,
  durationSeconds: 30,
  isUpNext: true,
  watchedIds: [802, 801],
};
const rows: OwnHome = {
  continueWatching: [film, next],
  watchlist: [programCard(9)],
  becauseWatched: { program: programCard(7), programs: [programCard(10)] },
};
const list = (id: number) => ({ items: [programCard(id)], page: 1, pageSize: 12, total: 1 });
const page = { '/home': home, '/lists/new': list(20), '/lists/popular': { ...list(21), items: [] } };
const showMember = (answers: object) => renderPage(app, '/', { ...page, ...answers }, 'en', member);
const showGuest = (collection: Partial<DeviceCollection>, answers: object) => {
  changeCollection(() => ({ ...emptyCollection, ...collection }));
  return renderPage(app, '/', { ...page, ...answers });
};
const isAway = () => {
  throw new NetworkError('away');
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const row = () => screen.getByRole('region', { name: 'Continue watching' });
const inRow = () =>
  within(row())
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
const removeButton = (title: string) =>
  within(row()).getByRole('button', { name: `Remove \u2068${title}\u2069 from “Continue watching”` });
const watched = (episodeId: number, watchedAt = '2026-11-20T12:00:00.000Z') => ({
  episodeId,
  seconds: 12,
  durationSeconds: 30,
  watchedAt,
});
afterEach(() => localStorage.clear());

it('Member goes on where they stopped: their own rows come first, then what everybody sees and has something in it', async () => {
  await showMember({ '/account/home': rows });
  expect(headings()).toEqual([
    'Continue watching',
    'Your watchlist',
    'Because you watched \u2068Program 7\u2069',
    'Top 1 tonight',
    'New on Sahra',
    'Category 1',
  ]);
  expect(inRow()).toEqual([
    ['/programs/7/episodes/701', 'Program 7 45 min'],
    ['/programs/8/episodes/803', 'Program 8 Up next Season 1, episode 3'],
  ]);
  expect(within(row()).getAllByRole('progressbar')).toHaveLength(1);
});

it('Where nothing is to be continued, what is like the last one stands in its place', async () => {
  await showMember({ '/account/home': { ...rows, continueWatching: [] } });
  expect(headings().slice(0, 3)).toEqual([
    'Because you watched \u2068Program 7\u2069',
    'Your watchlist',
    'Top 1 tonight',
  ]);
});

it.each([
  ['fails', { '/account/home': isAway }],
  ['never comes', { '/account/home': () => new Promise(() => undefined) }],
  ['is empty', { '/account/home': { continueWatching: [], watchlist: [], becauseWatched: null } }],
  ['does not exist yet', {}],
])('The page is whole where what is theirs %s', async (_, answers) => {
  await showMember(answers);
  expect(headings()).toEqual(['Top 1 tonight', 'New on Sahra', 'Category 1']);
});

it('What is theirs and came too late for the page is asked for again, by the page', async () => {
  let asked = 0;
  await showMember({ '/account/home': () => (asked++ === 0 ? isAway() : rows) });
  await screen.findByRole('region', { name: 'Continue watching' });
  expect(inRow()).toHaveLength(2);
});

it('Member takes a program out of the row, and puts it back', async () => {
  const sent: unknown[] = [];
  const forgotten = [{ episodeId: 802, seconds: 30, watchedAt: '2026-11-20T12:00:00.000Z' }];
  const { app: instance } = await showMember({
    '/account/home': rows,
    'DELETE /account/programs/8/progress': () => (sent.push('forget'), { programId: 8, progress: forgotten }),
    'POST /account/collection': (body: unknown) => {
      sent.push(body);
      return { watchlist: 0, likes: 0, progress: 1, playlists: 0, theme: null };
    },
  });
  await userEvent.click(removeButton('Program 8'));
  expect(inRow()).toHaveLength(1);
  expect(document.activeElement).toBe(removeButton('Program 7'));
  const [toast] = await waitFor(() => {
    const { toasts } = instance.toasts.getState();
    expect(toasts).toHaveLength(1);
    return toasts;
  });
  expect(toast?.text).toBe('\u2068Program 8\u2069 is no longer under “Continue watching”.');
  toast?.action?.onSelect?.();
  await waitFor(() => expect(inRow()).toHaveLength(2));
  expect(sent).toEqual(['forget', { progress: forgotten }]);
});

it('A card that could not be taken out comes back, and they are told', async () => {
  const { app: instance } = await showMember({
    '/account/home': rows,
    'DELETE /account/programs/8/progress': isAway,
  });
  await userEvent.click(removeButton('Program 8'));
  await waitFor(() => expect(inRow()).toHaveLength(2));
  expect(instance.toasts.getState().toasts[0]?.text).toBe('That could not be changed. Try again in a moment.');
});

it('Visitor goes on with what this device stores, and forgets a series of it and takes that back', async () => {
  const asked: unknown[] = [];
  const progress = [watched(701, '2026-11-20T14:00:00.000Z'), watched(802, '2026-11-20T13:00:00.000Z'), watched(801)];
  const { app: instance } = await showGuest(
    { progress, watchlist: [9] },
    { '/home/own': (query: unknown) => (asked.push(query), rows) },
  );
  expect(asked).toMatchObject([{ progress: '701:12,802:12,801:12', watchlist: '9' }]);
  await userEvent.click(removeButton('Program 8'));
  await waitFor(() => expect(readCollection().progress.map(({ episodeId }) => episodeId)).toEqual([701]));
  await waitFor(() => expect(instance.toasts.getState().toasts).toHaveLength(1));
  instance.toasts.getState().toasts[0]?.action?.onSelect?.();
  await waitFor(() => expect(readCollection().progress).toEqual(progress));
  expect(inRow()).toHaveLength(2);
});

it('Of a visitor who has collected nothing nobody is asked', async () => {
  await showGuest({}, { '/home/own': () => rows });
  expect(headings()).toEqual(['Top 1 tonight', 'New on Sahra', 'Category 1']);
});
