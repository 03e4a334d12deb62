import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeSite } from '@sahra/shared/testing/whole-site';
import { expect, test } from 'vitest';
import FooterSection from '../footer/footer-section.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { MainHeader } from './main-header.tsx';
import { MerchandiseHeader } from './merchandise-header.tsx';

/** Where links lead, those apart that only change the language. */
const hrefs = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.includes('lang='))
    .map((href) => href.split('?')[0]);
const shell = (
  <>
    <MainHeader />
    <FooterSection variant="merchandise" />
  </>
);

test.each<{ closed: string[]; gone: string[]; stays: string }>([
  { closed: ['shop'], gone: ['/shop'], stays: '/blogs' },
  { closed: ['account'], gone: ['/pricing'], stays: '/shop' },
  { closed: ['streaming'], gone: ['/', '/shows-details'], stays: '/faq' },
])('Header and footer do not lead to $gone while that area is closed', async ({ closed, gone, stays }) => {
  const { app } = await renderShell(shell, { closed });
  for (const path of gone) expect(hrefs()).not.toContain(path);
  expect(hrefs()).toContain(stays);
  act(() => app.siteMap.setState(wholeSite, true));
  expect(hrefs()).toEqual(expect.arrayContaining(gone));
});

test('Without films there are no categories, and the search stays; without the shop its list has no place', async () => {
  const { app } = await renderShell(shell, { closed: ['streaming', 'shop'] });
  expect(screen.queryByRole('button', { name: 'Categories' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Shop' })).toBeNull();
  act(() => app.siteMap.setState(wholeSite, true));
  expect(screen.getByRole('button', { name: 'Categories' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Shop' })).toBeTruthy();
});

test('Where accounts are closed the account menu has help alone', async () => {
  await renderShell(<MainHeader />, { closed: ['account'] });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const links = within(screen.getByRole('banner')).getAllByRole('link', {
    name: /Sign in|Create|Subscription|Help|Contact/,
  });
  expect(links.map((link) => link.textContent)).toEqual(['Contact us', 'Help']);
});

test('The header of a shop that is closed leads only back to the films', async () => {
  await renderShell(<MerchandiseHeader />, { closed: ['shop'] });
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#content', '/']);
});
