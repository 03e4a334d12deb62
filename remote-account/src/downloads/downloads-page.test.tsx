import { screen } from '@testing-library/react';
import type { Download, Page } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona } from '../ui/testing/samples.ts';

const pageOf = (...items: Download[]): Page<Download> => ({ items, page: 1, pageSize: 20, total: items.length });

it('Member sees the files of their orders, how often and until when they may load them', async () => {
  const files = pageOf(
    { id: 1, name: 'ورق حائط', orderNumber: 'S-1', timesLeft: 3, expiresAt: '2031-01-01T12:00:00.000Z' },
    { id: 2, name: 'Song book', orderNumber: 'S-2', timesLeft: null, expiresAt: null },
  );
  await renderPage(app, '/account/downloads', { '/account/downloads': files }, 'en', mona);
  expect(screen.getByRole('heading', { name: 'ورق حائط' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'S-1' }).getAttribute('href')).toBe('/account/orders/S-1');
  expect(screen.getByText('1 January 2031')).toBeTruthy();
  expect([screen.getByText('As often as you like'), screen.getByText('No end')]).toHaveLength(2);
});

it('Where there are none, that is said', async () => {
  await renderPage(app, '/account/downloads', { '/account/downloads': pageOf() }, 'en', mona);
  expect(screen.getByRole('heading', { name: 'There is nothing to download' })).toBeTruthy();
});
