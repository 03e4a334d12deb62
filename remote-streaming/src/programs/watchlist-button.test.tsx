import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, NetworkError, type SessionMember } from '@sahra/shared/facade';
import { readCollection } from '@sahra/shared/guest-list/device';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it, vi } from 'vitest';
import app from '../app.ts';
import { program, programCard } from '../ui/program-samples.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const page = { '/programs/7': program(programCard(7)) };
const own = (isInWatchlist: boolean) => ({ ...page, '/account/programs/7': { isInWatchlist, progress: [] } });
const button = () => screen.getByRole('button', { name: 'Watch later' });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const press = () => userEvent.click(button());
afterEach(() => localStorage.clear());

it('Visitor puts a film on the list of their device and takes it off again', async () => {
  const { app: instance } = await renderPage(app, '/shows-details/7', page);
  expect(isPressed()).toBe(false);
  await press();
  expect([isPressed(), readCollection().watchlist]).toEqual([true, [7]]);
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual(['On your watchlist, on this device.']);
  await press();
  expect([isPressed(), readCollection().watchlist]).toEqual([false, []]);
});

it('Visitor whose browser keeps nothing is told so, and the button tells the truth', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { app: instance } = await renderPage(app, '/shows-details/7', page);
  await press();
  await waitFor(() => expect(isPressed()).toBe(false));
  const [toast] = instance.toasts.getState().toasts;
  expect(toast).toMatchObject({ tone: 'warning', action: { href: '/login?next=%2Fshows-details%2F7' } });
  expect(toast?.text).toContain('keeps nothing');
});

it('Member finds what is on their list, and takes it off', async () => {
  const sent: string[] = [];
  await renderPage(
    app,
    '/shows-details/7',
    { ...own(true), 'DELETE /account/watchlist/7': () => (sent.push('off'), { programId: 7, isInWatchlist: false }) },
    'en',
    member,
  );
  expect(isPressed()).toBe(true);
  await press();
  await waitFor(() => expect([isPressed(), sent]).toEqual([false, ['off']]));
  expect(readCollection().watchlist).toEqual([]);
});

it('Member who presses three times while the first is on its way ends with what they wanted last', async () => {
  const sent: string[] = [];
  let arrive: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (arrive = resolve));
  const put = async () => {
    sent.push('on');
    await first;
    return { programId: 7, isInWatchlist: true };
  };
  const answers = {
    ...own(false),
    'PUT /account/watchlist/7': put,
    'DELETE /account/watchlist/7': () => (sent.push('off'), { programId: 7, isInWatchlist: false }),
  };
  await renderPage(app, '/shows-details/7', answers, 'en', member);
  await press();
  await press();
  await press();
  await press();
  expect([isPressed(), sent]).toEqual([false, ['on']]);
  arrive();
  await waitFor(() => expect(sent).toEqual(['on', 'off']));
  expect(isPressed()).toBe(false);
});

it.each([
  ['nobody can be reached', new NetworkError('away'), 'Your list could not be changed. Try again in a moment.', true],
  [
    'their session is over',
    new BadRequestError('no', 401, { code: 'sign_in_required' }),
    'You are no longer signed in.',
    false,
  ],
])('Where %s the member is told, and it is taken back', async (_, error, text, isStillMember) => {
  const answers = {
    ...own(false),
    'PUT /account/watchlist/7': () => {
      throw error;
    },
  };
  const { app: instance } = await renderPage(app, '/shows-details/7', answers, 'en', member);
  await press();
  await waitFor(() => expect(instance.toasts.getState().toasts).toMatchObject([{ text, tone: 'warning' }]));
  await waitFor(() =>
    expect([isPressed(), instance.session.getState().member !== null]).toEqual([false, isStillMember]),
  );
});

it('The page of a member stands where nothing of theirs can be read', async () => {
  await renderPage(app, '/shows-details/7', page, 'en', member);
  expect(isPressed()).toBe(false);
});
