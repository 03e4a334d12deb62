import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeCollection, readCollection } from '@sahra/shared/guest-list/device';
import { deviceText } from '@sahra/shared/privacy/device-text';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

it.each([
  ['Sign out here', false],
  ['Sign out everywhere', true],
])('Member presses "%s" and is signed out', async (button, everywhere) => {
  const sent: object[] = [];
  const answers = {
    '/auth/session': { member: mona },
    'POST /auth/sign-out': (body: object) => (sent.push(body), { status: 'signed_out' }),
  };
  const { router, app: instance } = await renderPage(app, '/account/logout', answers, 'en', mona);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect([sent, instance.session.getState().member]).toEqual([[{ everywhere }], null]);
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual(['You are signed out. See you soon!']);
});

it('What this device still kept does not stay for the next person', async () => {
  changeCollection((collection) => ({ ...collection, watchlist: [7] }));
  const searches = deviceText('searches');
  searches.write(JSON.stringify(['a film about a secret']));
  const { router } = await renderPage(
    app,
    '/account/logout',
    { '/auth/session': { member: mona }, 'POST /auth/sign-out': { status: 'signed_out' } },
    'en',
    mona,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect([readCollection().watchlist, searches.read()]).toEqual([[], null]);
});

it('A visitor who is signed out already has nothing to do here', async () => {
  const { router } = await renderPage(app, '/account/logout', { '/auth/session': { member: null } });
  expect(router.state.location.pathname).toBe('/');
});

it('Where it fails the member is still signed in, and is told so', async () => {
  const { app: instance } = await renderPage(
    app,
    '/account/logout',
    { '/auth/session': { member: mona }, 'POST /auth/sign-out': refusing(429, 'too_many_requests') },
    'en',
    mona,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
  expect(await screen.findByRole('region', { name: 'This has not been sent' })).toBeTruthy();
  expect(instance.session.getState().member).toEqual(mona);
});
