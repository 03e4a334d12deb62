import { defaultTheme, NetworkError, type AppInstance, type SessionMember } from '@sahra/shared/facade';
import { createApp, createI18n } from '@sahra/shared/host-runtime';
import type { Theme } from '../theme/choices.ts';
import { afterEach, expect, it } from 'vitest';
import common from '../messages/en.json';
import { createFakeApi } from '../testing/fake-api.ts';
import { changeCollection, readCollection } from './device.ts';
import { mergeCollected } from './merge-collected.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const watched = { episodeId: 70, seconds: 12, durationSeconds: 30, watchedAt: '2026-11-21T12:00:00.000Z' };
const collected = { watchlist: [7, 3], progress: [watched] };
const nothingNew = { watchlist: 0, progress: 0, theme: null };

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
  const app = signedIn({ watchlist: 2, progress: 1, theme: null });
  expect(await mergeCollected(app)).toBe(true);
  expect(app.sent).toEqual([
    { watchlist: [7, 3], progress: [{ episodeId: 70, seconds: 12, watchedAt: watched.watchedAt }], language: 'en' },
  ]);
  expect(readCollection()).toEqual({ watchlist: [], progress: [] });
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

it('What another tab adds meanwhile is not lost', async () => {
  changeCollection(() => collected);
  const app = signedIn(() => {
    changeCollection((now) => ({ ...now, watchlist: [9, ...now.watchlist] }));
    return { watchlist: 2, progress: 1, theme: null };
  });
  await mergeCollected(app);
  expect(readCollection()).toEqual({ watchlist: [9], progress: [] });
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
  expect(app.sent[0]).toEqual({ watchlist: [], progress: [], language: 'en', ...sent });
  expect(app.theme.getState()).toMatchObject({ ...applied, storage: theme.storage });
});
