import { defaultTheme, NetworkError, type AppInstance, type SessionMember } from '@sahra/shared/facade';
import { createApp, createI18n } from '@sahra/shared/host-runtime';
import type { Theme } from '../theme/choices.ts';
import { afterEach, expect, it } from 'vitest';
import common from '../messages/en.json';
import { createFakeApi } from '../testing/fake-api.ts';
import { emptyCollection } from './collection.ts';
import { changeCollection, readCollection } from './device.ts';
import { changePlaylist, changePlaylists, readPlaylists } from './device-playlists.ts';
import { mergeCollected } from './merge-collected.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const watched = { episodeId: 70, seconds: 12, durationSeconds: 30, watchedAt: '2026-11-21T12:00:00.000Z' };
const collected = { ...emptyCollection, watchlist: [7, 3], progress: [watched] };
const nothingNew = { watchlist: 0, likes: 0, progress: 0, playlists: 0, theme: null };

/** Somebody who has just signed in on a device. */
function signedIn(
  answer: object | ((body: object) => object),
  theme: Theme = defaultTheme,
): AppInstance & { sent: object[] } {
  const sent: object[] = [];
  const i18n = createI18n('en', { en: { common } });
  const created = createApp({
    i18n,
    theme,
    session: member,
    pages: [{ id: 'streaming.watchlist', path: '/watchlist-detail' }],
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const take = (body: object) => {
    sent.push(body);
    return typeof answer === 'function' ? (answer as (body: object) => object)(body) : answer;
  };
  return { ...created, sent, api: createFakeApi({ 'POST /account/collection': take }) };
}
const toasts = (app: AppInstance) => app.toasts.getState().toasts.map(({ text, tone }) => [tone, text]);
afterEach(() => localStorage.clear());

it('What was on the device is in the account; the device is empty, and they are told', async () => {
  changeCollection(() => collected);
  const app = signedIn({ watchlist: 2, likes: 0, progress: 1, playlists: 0, theme: null });
  expect(await mergeCollected(app)).toBe(true);
  expect(app.sent).toEqual([
    {
      watchlist: [7, 3],
      likes: [],
      progress: [{ episodeId: 70, seconds: 12, watchedAt: watched.watchedAt }],
      playlists: [],
      language: 'en',
    },
  ]);
  expect(readCollection()).toEqual(emptyCollection);
  expect(toasts(app)).toEqual([['success', 'What you had saved on this device is now in your account.']]);
  expect(app.session.getState().member?.language).toBe('en');
});

it('Nothing is said where nothing was new', async () => {
  changeCollection(() => collected);
  const app = signedIn(nothingNew);
  await mergeCollected(app);
  expect([toasts(app), readCollection().watchlist]).toEqual([[], []]);
});

it('What failed stays on the device, and they are told where to try again', async () => {
  changeCollection(() => collected);
  const app = signedIn(() => {
    throw new NetworkError('away');
  });
  expect(await mergeCollected(app)).toBe(false);
  expect(readCollection()).toEqual(collected);
  expect(app.toasts.getState().toasts).toMatchObject([{ tone: 'warning', action: { href: '/watchlist-detail' } }]);
});

it('A visitor with an empty guest list does not read that merging failed', async () => {
  const app = signedIn(() => {
    throw new NetworkError('away');
  });
  expect([await mergeCollected(app), toasts(app)]).toEqual([false, []]);
});

const evening = {
  key: 'd0123456789abcdef',
  name: 'ليالي الخميس',
  description: '',
  labels: ['friends' as const],
  items: [{ programId: 7 }, { programId: 8, episodeId: 81 }],
  updatedAt: '2026-11-23T12:00:00.000Z',
};

it('Playlists of the device are in the account; what was changed meanwhile stays on the device too', async () => {
  changePlaylists(() => [evening, { ...evening, key: 'dfedcba9876543210', name: 'Rainy days' }]);
  const app = signedIn(() => {
    changePlaylist('dfedcba9876543210', (playlist) => ({ ...playlist, name: 'Sunny days' }));
    return { ...nothingNew, playlists: 2 };
  });
  await mergeCollected(app);
  const { key: _, updatedAt: __, ...sent } = evening;
  expect(app.sent).toMatchObject([{ playlists: [sent, { ...sent, name: 'Rainy days' }] }]);
  expect(readPlaylists().map(({ name }) => name)).toEqual(['Sunny days']);
  expect(toasts(app)).toEqual([['success', 'What you had saved on this device is now in your account.']]);
});

it('Playlists that could not be merged stay on the device', async () => {
  changePlaylists(() => [evening]);
  const app = signedIn(() => {
    throw new NetworkError('away');
  });
  expect([await mergeCollected(app), readPlaylists(), toasts(app).length]).toEqual([false, [evening], 1]);
});

it('What another tab adds meanwhile is not lost', async () => {
  changeCollection(() => collected);
  const app = signedIn(() => {
    changeCollection((now) => ({ ...now, watchlist: [9, ...now.watchlist] }));
    return { watchlist: 2, likes: 0, progress: 1, playlists: 0, theme: null };
  });
  await mergeCollected(app);
  expect(readCollection()).toEqual({ ...emptyCollection, watchlist: [9] });
});

it.each<[string, Theme, object, object]>([
  ['comes to a device where nothing was chosen', defaultTheme, {}, { scheme: 'hulu', direction: 'ltr' }],
  [
    'does not replace what was chosen on the device, which goes into the account',
    { scheme: 'hotstar', direction: 'auto', storage: 'local' },
    { scheme: 'hotstar', direction: 'auto' },
    { scheme: 'hotstar', direction: 'auto' },
  ],
  [
    'stores nothing for a visitor who wants nothing stored here',
    { scheme: 'hotstar', direction: 'rtl', storage: 'none' },
    {},
    { scheme: 'hotstar', direction: 'rtl' },
  ],
  [
    'leaves alone who chose for this tab',
    { scheme: 'dark', direction: 'auto', storage: 'session' },
    {},
    { scheme: 'dark', direction: 'auto' },
  ],
])('The theme of the account %s', async (_, theme, sent, applied) => {
  const app = signedIn({ ...nothingNew, theme: { scheme: 'hulu', direction: 'ltr' } }, theme);
  await mergeCollected(app);
  expect(app.sent[0]).toEqual({ watchlist: [], likes: [], progress: [], playlists: [], language: 'en', ...sent });
  expect(app.theme.getState()).toMatchObject({ ...applied, storage: theme.storage });
});
