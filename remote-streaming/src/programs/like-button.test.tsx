import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError, type SessionMember } from '@sahra/shared/facade';
import { readCollection } from '@sahra/shared/guest-list/device';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import app from '../app.ts';
import { program, programCard } from '../ui/program-samples.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const totals = (likeTotal: number, viewTotal = 0) => ({ programId: 7, viewTotal, likeTotal });
const page = { '/programs/7': program(programCard(7)) };
const own = (isLiked: boolean) => ({ '/account/programs/7': { isInWatchlist: false, isLiked, progress: [] } });
const button = () => screen.getByRole('button', { name: /^Like/ });
const state = () => [button().getAttribute('aria-pressed'), button().textContent];
const press = () => userEvent.click(button());
afterEach(() => localStorage.clear());

it('Visitor likes a film on their device, and takes it back', async () => {
  const { app: instance } = await renderPage(app, '/shows-details/7', { ...page, '/programs/7/totals': totals(0) });
  expect(state()).toEqual(['false', 'Like']);
  await press();
  expect([state(), readCollection().likes]).toEqual([['true', 'Like11 person likes it'], [7]]);
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual(['Your like is saved on this device.']);
  await press();
  expect([state(), readCollection().likes]).toEqual([['false', 'Like'], []]);
});

it('Member likes a film that 1,200 like, and reads at once that they are one more', async () => {
  const sent: string[] = [];
  const answers = {
    ...page,
    ...own(false),
    '/programs/7/totals': totals(1200),
    'PUT /account/likes/7': () => (sent.push('on'), { programId: 7, isLiked: true, likeTotal: 1201 }),
    'DELETE /account/likes/7': () => (sent.push('off'), { programId: 7, isLiked: false, likeTotal: 1200 }),
  };
  await renderPage(app, '/shows-details/7', answers, 'en', member);
  expect(state()).toEqual(['false', 'Like1,2001,200 people like it']);
  await press();
  expect(state()).toEqual(['true', 'Like1,2011,201 people like it']);
  await press();
  await waitFor(() => expect(sent).toEqual(['on', 'off']));
  expect([state()[0], readCollection().likes]).toEqual(['false', []]);
});

it('Member who likes it already is counted once', async () => {
  const answers = { ...page, ...own(true), '/programs/7/totals': totals(1) };
  await renderPage(app, '/shows-details/7', answers, 'en', member);
  expect(state()).toEqual(['true', 'Like11 person likes it']);
});

it('A like that could not be stored is taken back, with a message', async () => {
  const answers = {
    ...page,
    ...own(false),
    '/programs/7/totals': totals(3),
    'PUT /account/likes/7': () => {
      throw new NetworkError('away');
    },
  };
  const { app: instance } = await renderPage(app, '/shows-details/7', answers, 'en', member);
  await press();
  await waitFor(() => expect(instance.toasts.getState().toasts).toMatchObject([{ tone: 'warning' }]));
  await waitFor(() => expect(state()).toEqual(['false', 'Like33 people like it']));
});

it.each([
  ['en', 1, '1 view'],
  ['en', 12_345, '12,345 views'],
  ['ar', 3, '3 مشاهدات'],
  ['ar', 200, '200 مشاهدة'],
] as const)('Visitor reads in %s how often it was viewed: %i', async (language, viewTotal, text) => {
  await renderPage(app, '/shows-details/7', { ...page, '/programs/7/totals': totals(0, viewTotal) }, language);
  expect(screen.getByText(text)).toBeTruthy();
});

it('The page stands where nothing of the totals can be read', async () => {
  await renderPage(app, '/shows-details/7', page);
  expect(state()).toEqual(['false', 'Like']);
});
