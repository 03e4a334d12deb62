import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionMember } from '@sahra/shared/facade';
import { expect, test } from 'vitest';
import { renderShell, type ShellOptions } from '../testing/render-shell.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MainHeader } from './main-header.tsx';

const member: SessionMember = { id: 'm1', name: 'نادية كامل', username: 'nadia', role: 'member', language: 'ar' };
const addressesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

async function openMenu(options?: ShellOptions) {
  await renderShell(<AccountMenu />, options);
  await userEvent.click(screen.getByRole('button'));
}

test('A visitor is led to sign in, to register, to their playlists and to help', async () => {
  await openMenu();
  screen.getByRole('button', { name: 'Account' });
  expect(addressesIn(screen.getByRole('group', { name: 'Account' }))).toEqual([
    '/login',
    '/register',
    '/playlist',
    '/wishlist',
    '/pricing',
    '/track-order',
    '/contact-us',
    '/faq',
  ]);
});

test('Anyone who signs in or registers comes back to the page they were on', async () => {
  await openMenu({ address: '/shop?sort=latest' });
  const next = '?next=%2Fshop%3Fsort%3Dlatest';
  expect(addressesIn(screen.getByRole('group')).slice(0, 2)).toEqual([`/login${next}`, `/register${next}`]);
});

test.each([
  { language: 'en', name: 'Account: ⁨نادية كامل⁩', logout: 'Sign out' },
  { language: 'ar', name: 'حساب ⁨نادية كامل⁩', logout: 'تسجيل الخروج' },
] as const)(
  'A member sees who they are, what is theirs, and the way out ($language)',
  async ({ language, name, logout }) => {
    await openMenu({ language, session: member });
    expect(screen.getByRole('button', { name }).textContent).toBe('ن');
    const menu = screen.getByRole('group', { name });
    within(menu).getByText('نادية كامل');
    expect(addressesIn(menu)).toEqual([
      '/account',
      '/profiles',
      '/watchlist-detail',
      '/playlist',
      '/wishlist',
      '/pricing',
      '/track-order',
      '/contact-us',
      '/faq',
      '/account/logout',
    ]);
    expect(within(menu).getByRole('link', { name: logout }).getAttribute('href')).toBe('/account/logout');
  },
);

test('An admin finds the admins’ room', async () => {
  await openMenu({ session: { ...member, role: 'admin' } });
  expect(addressesIn(screen.getByRole('group'))).toContain('/account/admin');
});

test('A member who signs in or out on this page is seen so at once, in the menu of narrow screens too', async () => {
  const { app } = await renderShell(<MainHeader />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const narrow = within(await screen.findByRole('navigation', { name: 'Account', hidden: true }));
  narrow.getByRole('link', { name: 'Sign in', hidden: true });
  app.session.setState({ member });
  await narrow.findByRole('link', { name: 'Sign out', hidden: true });
  narrow.getByRole('heading', { name: 'نادية كامل', hidden: true });
  screen.getByRole('button', { name: 'Account: ⁨نادية كامل⁩' });
  app.session.setState({ member: null });
  await screen.findByRole('button', { name: 'Account' });
  narrow.getByRole('link', { name: 'Sign in', hidden: true });
});

test.each(['', '   ', '\u{1F319}\u{1F319}'])('A name like %j breaks nothing', async (name) => {
  await renderShell(<AccountMenu />, { session: { ...member, name } });
  const letter = [...name.trim()][0] ?? '';
  expect(screen.getByRole('button').textContent).toBe(letter);
});
