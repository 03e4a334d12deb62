import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { MerchandiseHeader } from './merchandise-header.tsx';

test('Shopper sees which order of the shop is shown and the way back to the films', async () => {
  await renderShell(<MerchandiseHeader />, { address: '/shop?sort=latest&page=2' });
  const nav = screen.getByRole('navigation', { name: 'Shop' });
  within(nav).getByRole('link', { current: 'page', name: 'New in' });
  const [back] = screen.getAllByRole('link', { name: 'Back to the films' });
  expect(back?.getAttribute('href')).toBe('/');
});
