import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, NetworkError, type ProgramCard, type SessionMember } from '@sahra/shared/facade';
import { collectionText, emptyCollection, type DeviceCollection } from '@sahra/shared/guest-list/collection';
import { changeCollection, readCollection } from '@sahra/shared/guest-list/device';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import app from '../app.ts';
import { programCard } from '../ui/program-samples.ts';

const address = '/watchlist-detail';
const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const cards = [3, 5, 7].map((id) => programCard(id));
const listed = (items: ProgramCard[]) => ({ items, page: 1, pageSize: 24, total: items.length });
const catalog = {
  '/programs': ({ ids }: { ids: string }) => listed(cards.filter(({ id }) => ids.split(',').includes(String(id)))),
};
const keep = (collection: Partial<DeviceCollection>) => changeCollection(() => ({ ...emptyCollection, ...collection }));
const titles = () =>
  screen.queryAllByRole('link', { name: /^Program \d/ }).map((link) => link.textContent?.slice(0, 9));
const remove = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Remove \u2068${title}\u2069 from the watchlist` }));
afterEach(() => localStorage.clear());

it('Visitor finds the list of their device in its order, without what is no longer in the catalog', async () => {
  keep({ watchlist: [7, 999, 3] });
  await renderPage(app, address, catalog);
  expect(titles()).toEqual(['Program 7', 'Program 3']);
  const note = screen.getByRole('complementary', { name: 'Where this list is kept' });
  expect(within(note).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?next=%2Fwatchlist-detail',
  );
});

it('Visitor takes a program out and puts it back', async () => {
  keep({ watchlist: [7, 3] });
  const { app: instance } = await renderPage(app, address, catalog);
  await remove('Program 7');
  expect([titles(), readCollection().watchlist]).toEqual([['Program 3'], [3]]);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Program 3');
  const [toast] = instance.toasts.getState().toasts;
  expect(toast?.text).toBe('\u2068Program 7\u2069 is no longer on your watchlist.');
  toast?.action?.onSelect?.();
  await waitFor(() =>
    expect([titles(), readCollection().watchlist]).toEqual([
      ['Program 7', 'Program 3'],
      [7, 3],
    ]),
  );
});

it('Visitor with an empty list, and one who took out the last program, learns how to fill it', async () => {
  keep({ watchlist: [7] });
  await renderPage(app, address, catalog);
  await remove('Program 7');
  expect(await screen.findByRole('heading', { name: 'Your watchlist is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All films and series' }).getAttribute('href')).toBe('/shows-details');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('Visitor sees what they do in another tab', async () => {
  keep({ watchlist: [7, 3] });
  await renderPage(app, address, catalog);
  localStorage.setItem('sahra.collected', collectionText({ ...emptyCollection, watchlist: [3] }) ?? '');
  dispatchEvent(new StorageEvent('storage', { key: 'sahra.collected' }));
  await waitFor(() => expect(titles()).toEqual(['Program 3']));
});

it('Member finds the list of their account, and what they take out is gone there', async () => {
  keep({});
  const sent: string[] = [];
  await renderPage(
    app,
    address,
    {
      '/account/watchlist': listed(cards),
      'DELETE /account/watchlist/5': () => (sent.push('5'), { programId: 5, isInWatchlist: false }),
    },
    'en',
    member,
  );
  expect(titles()).toEqual(['Program 3', 'Program 5', 'Program 7']);
  expect(screen.queryByRole('complementary')).toBeNull();
  await remove('Program 5');
  await waitFor(() => expect([titles(), sent]).toEqual([['Program 3', 'Program 7'], ['5']]));
});

it('What could not be taken out comes back, with a message', async () => {
  const answers = {
    '/account/watchlist': listed(cards),
    'DELETE /account/watchlist/5': () => {
      throw new NetworkError('away');
    },
  };
  const { app: instance } = await renderPage(app, address, answers, 'en', member);
  await remove('Program 5');
  await waitFor(() => expect(instance.toasts.getState().toasts).toMatchObject([{ tone: 'warning' }]));
  await waitFor(() => expect(titles()).toEqual(['Program 3', 'Program 5', 'Program 7']));
});

it('Member moves what this device still keeps into their account', async () => {
  keep({ watchlist: [7] });
  const list = [cards[0]].flatMap((card) => card ?? []);
  const merge = () => {
    list.push(...cards.slice(2));
    return { watchlist: 1, progress: 0, theme: null };
  };
  await renderPage(
    app,
    address,
    { '/account/watchlist': () => listed(list), 'POST /account/collection': merge },
    'en',
    member,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move it to my account' }));
  await waitFor(() => expect(titles()).toEqual(['Program 3', 'Program 7']));
  expect([readCollection().watchlist, screen.queryByRole('complementary')]).toEqual([[], null]);
});

it('A member whose session is over sees the list of the device', async () => {
  keep({ watchlist: [3] });
  const answers = {
    ...catalog,
    '/account/watchlist': () => {
      throw new BadRequestError('no', 401, { code: 'sign_in_required' });
    },
  };
  const { app: instance } = await renderPage(app, address, answers, 'en', member);
  expect([titles(), instance.session.getState().member]).toEqual([['Program 3'], null]);
});

it('A page beyond the end of the list is not there', async () => {
  keep({ watchlist: [3] });
  await renderPage(app, `${address}?page=2`, catalog);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('The list is called by its name in Arabic', async () => {
  keep({ watchlist: [3] });
  await renderPage(app, address, catalog, 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'قائمة المشاهدة' })).toBeTruthy();
});
