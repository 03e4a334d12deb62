import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { detailsOfMona, mona, refusing } from '../ui/testing/samples.ts';

const page = (items: object[]) => ({ items, page: 1, pageSize: 1, total: items.length });
const nothing = { running: null, open: null };

it('Member is greeted and sees what there is of them', async () => {
  const answers = {
    '/account': detailsOfMona,
    '/account/subscription': { running: { plan: 'premium', paidUntil: '2030-02-01T18:00:00.000Z' }, open: null },
    '/account/watchlist': { ...page([]), total: 2 },
  };
  await renderPage(app, '/account', answers, 'en', mona);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good evening, \u2068Mona\u2069');
  expect(screen.getByText('Premium, paid until 1 February 2030.')).toBeTruthy();
  expect(screen.getByText('2 titles wait for you')).toBeTruthy();
});

it('A member sees their own picture beside the greeting', async () => {
  const picture = {
    ...{ kind: 'portrait', src: '/media/uploads/ab/cd', color: '#102030' },
    ...{ alternative: 'On the roof', focus: { x: 0.5, y: 0.5 } },
  };
  const answers = { '/account': { ...detailsOfMona, picture }, '/account/subscription': nothing };
  await renderPage(app, '/account', answers, 'en', mona);
  expect(screen.getByRole('img', { name: 'On the roof' })).toBeTruthy();
});

it('A member without saved titles reads nothing of zero titles', async () => {
  await renderPage(
    app,
    '/account',
    {
      '/account': detailsOfMona,
      '/account/subscription': nothing,
      '/account/watchlist': page([]),
    },
    'en',
    mona,
  );
  expect(screen.getByText('Nothing on it yet')).toBeTruthy();
});

it('What does not arrive is left out, and the rest is there', async () => {
  await renderPage(
    app,
    '/account',
    {
      '/account': detailsOfMona,
      '/account/subscription': refusing(429, 'too_many_requests'),
    },
    'en',
    mona,
  );
  expect(screen.getByRole('heading', { name: 'Devices' })).toBeTruthy();
  expect(screen.queryByText(/paid until|for free/)).toBeNull();
});

it('The pages of the account are links, the open one is marked, and only admins see the way to their room', async () => {
  const answers = { '/account': detailsOfMona, '/account/subscription': nothing };
  const { unmount } = await renderPage(app, '/account', answers, 'en', mona);
  const links = () => within(screen.getByRole('navigation', { name: 'My account' })).getAllByRole('link');
  expect(links().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Overview', 'page'],
    ['Orders', null],
    ['Downloads', null],
    ['Addresses', null],
    ['Subscription', null],
    ['Reviews and comments', null],
    ['Account details', null],
    ['Sign-in and security', null],
    ['Devices', null],
    ['Profiles', null],
    ['Sign out', null],
  ]);
  unmount();
  await renderPage(app, '/account', answers, 'en', { ...mona, role: 'admin' });
  expect(
    links()
      .slice(-2)
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/account/admin', '/account/logout']);
});
