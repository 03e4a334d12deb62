import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Device } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  isCurrent: false,
  browser: 'Firefox',
  system: 'Android',
  network: '203.0.113.x',
  signedInAt: '2030-01-05T18:00:00.000Z',
  lastSeenAt: '2030-01-06T18:00:00.000Z',
  ...more,
});
const here = device('d1', { isCurrent: true, browser: 'Chrome', system: 'Windows' });
const unknown = device('d3', { browser: null, system: null, network: null });

it('Member sees where they are signed in, and signs one device out', async () => {
  let items = [here, device('d2')];
  const answers = {
    '/account/devices': () => ({ items }),
    'DELETE /account/devices/d2': () => ((items = [here]), { status: 'signed_out' }),
  };
  await renderPage(app, '/account/devices', answers, 'en', mona);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.trim())).toEqual([
    'Chrome on Windows This device',
    'Firefox on Android',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox on Android' }));
  await screen.findByText('That device is signed out.');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('Member signs all others out; one that is gone already is as good as signed out', async () => {
  let items = [here, device('d2'), unknown];
  const answers = {
    '/account/devices': () => ({ items }),
    'DELETE /account/devices/d3': refusing(404, 'not_found'),
    'DELETE /account/devices': () => ((items = [here]), { status: 'signed_out' }),
  };
  await renderPage(app, '/account/devices', answers, 'en', mona);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Unknown browser' }));
  await screen.findByText('That device is signed out.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await screen.findByText('All other devices are signed out.');
});

it('Where the api wants the password first the device asks for it, and Enter signs out that one', async () => {
  let items = [here, device('d2'), unknown];
  let isElevated = false;
  const remove = (id: string) => () =>
    isElevated
      ? ((items = items.filter((item) => item.id !== id)), { status: 'signed_out' })
      : refusing(403, 'elevation_required')();
  const answers = {
    '/account/devices': () => ({ items }),
    'DELETE /account/devices/d2': remove('d2'),
    'DELETE /account/devices/d3': remove('d3'),
    'POST /auth/elevate': ({ password }: { password: string }) =>
      password === 'right' ? ((isElevated = true), {}) : refusing(400, 'wrong_password')(),
  };
  await renderPage(app, '/account/devices', answers, 'en', mona);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Unknown browser' }));
  await screen.findByRole('link', { name: /^Enter your password, then/ });
  const card = screen.getByRole('heading', { level: 2, name: 'Unknown browser' }).closest('li');
  expect(card?.contains(screen.getByLabelText(/Your password/))).toBe(true);
  await userEvent.type(screen.getByLabelText(/Your password/), 'wrong{Enter}');
  await screen.findByRole('link', { name: /not your password/ });
  expect(items).toHaveLength(3);
  await userEvent.clear(screen.getByLabelText(/Your password/));
  await userEvent.type(screen.getByLabelText(/Your password/), 'right{Enter}');
  await screen.findByText('That device is signed out.');
  expect(items.map(({ id }) => id)).toEqual(['d1', 'd2']);
  expect(screen.queryByLabelText(/Your password/)).toBeNull();
});

it('When that fails the member is told, and the list stays', async () => {
  const answers = {
    '/account/devices': { items: [here, device('d2')] },
    'DELETE /account/devices/d2': refusing(429, 'too_many_requests'),
  };
  await renderPage(app, '/account/devices', answers, 'en', mona);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox on Android' }));
  expect(await screen.findByRole('region', { name: 'This has not been sent' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2, name: / on / })).toHaveLength(2);
});
