import { screen, within } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { answers } from './product-samples.ts';

const show = (address: string, given = answers()) =>
  renderExtension(app, 'shop.category-menu', { path: '/shop', address }, given);

it('Shopper finds every category in the header, with how many products it has, and which one is shown', async () => {
  await show('/shop?category=paper&sort=latest');
  const button = screen.getByRole('button', { name: 'Product categories' });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu) throw new Error('the button opens nothing');
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Kitchen31', '/shop?category=kitchen', null],
      ['Paper0', '/shop?category=paper', 'page'],
    ],
  );
});

it('A shop without categories has no menu of them', async () => {
  const empty = { items: [], page: 1, pageSize: 24, total: 0 };
  const { container } = await show('/shop', { ...answers(), '/product-categories': empty });
  expect(container.textContent).toBe('');
});
