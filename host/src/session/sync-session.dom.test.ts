import type { SessionMember } from '@sahra/shared/facade';
import { createApp, createI18n } from '@sahra/shared/host-runtime';
import { createFakeApi } from '@sahra/shared/testing/fake-api';
import { beforeEach, expect, test, vi } from 'vitest';
import { syncSession } from './sync-session.ts';

const memberOf = (id: string): SessionMember => ({ id, name: id, username: id, role: 'member', language: 'ar' });
const nadia = memberOf('nadia');
const omar = memberOf('omar');

beforeEach(() => {
  document.cookie = 'member=; Path=/; Max-Age=0';
});

/** A tab that was opened for `member`, undefined where the server did not know; the api says that `now` is signed in. */
function openTab(
  member: SessionMember | null | undefined,
  now: () => SessionMember | null | Promise<SessionMember | null>,
) {
  const api = vi.fn(async () => ({ member: await now() }));
  const changes = { onOther: vi.fn(), reload: vi.fn() };
  const created = createApp({
    i18n: createI18n('en', {}),
    session: member ?? null,
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const app = { ...created, api: createFakeApi({ '/auth/session': api }) };
  const tab = new EventTarget();
  syncSession(app, member !== undefined, changes, tab);
  return {
    ...changes,
    api,
    comeBack: () => tab.dispatchEvent(new Event('focus')),
    session: app.session,
    shown: () => app.session.getState().member,
  };
}
const never = () => {
  throw new Error('was not to be asked');
};

test('A visitor who was never signed in costs no call', () => {
  const { api, comeBack } = openTab(null, never);
  comeBack();
  expect(api).not.toHaveBeenCalled();
});

test('A member who signs in here is signed in in the other tabs as soon as they get the focus', async () => {
  const other = openTab(null, () => nadia);
  const { session } = openTab(null, never);
  session.setState({ member: nadia });
  other.comeBack();
  await expect.poll(other.shown).toEqual(nadia);
  expect(other.reload).toHaveBeenCalledOnce();
  other.comeBack();
  expect(other.api).toHaveBeenCalledOnce();
});

test('A member who signs out here is signed out in the other tabs, and nothing of theirs is kept', async () => {
  document.cookie = 'member=nadia; Path=/';
  const other = openTab(nadia, () => null);
  const { session, onOther } = openTab(nadia, never);
  session.setState({ member: null });
  expect(onOther).toHaveBeenCalledOnce();
  other.comeBack();
  await expect.poll(other.shown).toBeNull();
  expect(other.onOther).toHaveBeenCalledOnce();
  expect(other.reload).toHaveBeenCalledOnce();
});

test('A page that the browser has kept from before somebody signed in is put right', async () => {
  document.cookie = 'member=nadia; Path=/';
  const { shown } = openTab(null, () => nadia);
  await expect.poll(shown).toEqual(nadia);
});

test('Where the server did not know who is signed in, the browser asks', async () => {
  const { shown, reload } = openTab(undefined, () => omar);
  await expect.poll(shown).toEqual(omar);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('member=omar');
});

test('An api that is away is asked again when the visitor comes back', async () => {
  let isUp = false;
  const { api, shown, comeBack } = openTab(undefined, () => {
    if (!isUp) throw new Error('down');
    return omar;
  });
  await expect.poll(() => api.mock.results.length).toBe(1);
  isUp = true;
  await expect.poll(() => (comeBack(), shown())).toEqual(omar);
});

test('An answer that is older than a sign-in does not undo it', async () => {
  let answer: (member: null) => void = () => {};
  const { session, shown } = openTab(undefined, () => new Promise((resolve) => (answer = resolve)));
  session.setState({ member: nadia });
  answer(null);
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown()).toEqual(nadia);
  expect(document.cookie).toContain('member=nadia');
});
