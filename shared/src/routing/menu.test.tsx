import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppProvider, createApp } from '../app.tsx';
import { menuLinksIn, menuPlacesOf, type MenuItem, type MenuName } from '../federation/menus.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import type { SessionMember } from '../schemas/session.ts';
import { useMenu } from './menu.ts';

const label = (text: string) => ({ ar: `${text} ar`, en: text, de: `${text} de`, fr: `${text} fr`, gr: `${text} gr` });
const item = (menu: string, text: string, order: number, more: Partial<MenuItem> = {}): MenuItem => ({
  menu,
  label: label(text),
  order,
  ...more,
});
const pages = [
  { id: 'shop.products', path: '/shop', menus: [item('main', 'Shop', 40), item('shop', 'All', 10)] },
  { id: 'streaming.home', path: '/', menus: [item('main', 'Home', 10)] },
  {
    id: 'streaming.programs',
    path: '/films',
    menus: [item('explore', 'Everything', 15), item('main', 'Films', 20, { query: { kind: 'movie' } })],
  },
  { id: 'blog.posts', path: '/blogs', menus: [item('main', 'Blog', 40), item('sidebar', 'Posts', 1)] },
  {
    id: 'account.start',
    path: '/account',
    menus: [
      item('account', 'Sign in', 10, { permission: 'sign-in', leadsBack: true }),
      item('account', 'Mine', 10, { permission: 'keep-account' }),
      item('account', 'Members', 30, { permission: 'manage-members', query: { show: 'all' } }),
      item('account', 'Later', 40, { permission: 'what-a-later-release-has' }),
      item('account', 'Object', 50, { permission: 'constructor' }),
    ],
  },
];

const memberWith = (role: SessionMember['role']): SessionMember => ({
  id: 'm1',
  name: 'نادية',
  username: 'nadia',
  role,
  language: 'ar',
});

const Menu = ({ names }: { names: MenuName[] }) =>
  useMenu(...names).map(({ to, text }) => (
    <a key={to} href={to}>
      {text}
    </a>
  ));

function show(names: MenuName[], address = '/', session: SessionMember | null = null) {
  const app = createApp({
    i18n: createI18n('en', {}),
    session,
    pages,
    menus: menuLinksIn(menuPlacesOf(pages), 'en'),
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  render(
    <AppProvider app={app}>
      <MemoryRouter initialEntries={[address]}>
        <Menu names={names} />
      </MemoryRouter>
    </AppProvider>,
  );
  return app;
}
const links = () => screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('A menu has what pages say of themselves, in their order, whichever remote was published first', () => {
  show(['main']);
  expect(links()).toEqual(['Home /', 'Films /films?kind=movie', 'Blog /blogs', 'Shop /shop']);
  expect(menuPlacesOf(pages.toReversed())).toEqual(menuPlacesOf(pages));
});

it('Two menus are shown as one, in one order', () => {
  show(['main', 'explore']);
  expect(links().slice(0, 3)).toEqual(['Home /', 'Everything /films', 'Films /films?kind=movie']);
});

it.each([
  [null, ['Sign in /account']],
  [memberWith('member'), ['Mine /account']],
  [memberWith('admin'), ['Mine /account', 'Members /account?show=all']],
])('Nobody sees what they may not use, or what nobody here knows: %j', (member, seen) => {
  show(['account'], '/', member);
  expect(links()).toEqual(seen);
});

it('Who signs in comes back to the page that they were on; from the home page they go on to their own', () => {
  show(['account'], '/shop?sort=latest');
  expect(links()).toEqual(['Sign in /account?next=%2Fshop%3Fsort%3Dlatest']);
});

it('What leads to a closed area is gone from an open tab, and comes back with it', () => {
  const app = show(['main']);
  act(() =>
    app.siteMap.setState(
      pages.filter(({ id }) => !id.startsWith('shop.')),
      true,
    ),
  );
  expect(links()).toEqual(['Home /', 'Films /films?kind=movie', 'Blog /blogs']);
  act(() => app.siteMap.setState(pages, true));
  expect(links()).toContain('Shop /shop');
});

it('Labels change with the language, and a member who signs in sees theirs', () => {
  const app = show(['account']);
  act(() => app.menus.setState(menuLinksIn(menuPlacesOf(pages), 'de'), true));
  expect(links()).toEqual(['Sign in de /account']);
  act(() => app.session.setState({ member: memberWith('member') }));
  expect(links()).toEqual(['Mine de /account']);
});
