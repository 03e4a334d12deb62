import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { pageOfProducts } from './product-samples.ts';

interface Query {
  programId?: string;
  fromFilms?: string;
  pageSize: number;
}
const open = (address: string, related = 3) =>
  renderPage(app, address, {
    '/programs/7': { id: 7, title: 'The Last Open Pharmacy' },
    '/products': ({ programId, fromFilms, pageSize }: Query) =>
      pageOfProducts(programId === '7' ? related : fromFilms === 'true' ? 26 : 0, pageSize),
  });

it('Shopper sees what goes with a film', async () => {
  await open('/related-merchandise/7');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('From “The Last Open Pharmacy”');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/shop');
});

it('Shopper without a film in mind sees what comes from all of them, page by page', async () => {
  await open('/related-merchandise');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('From the films');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/related-merchandise?page=2');
});

it('A film that nothing goes with says so, and is not to be found by it', async () => {
  await open('/related-merchandise/7', 0);
  expect(screen.getByText('Nothing from this film yet')).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it.each(['/related-merchandise/8', '/related-merchandise/7?page=2', '/related-merchandise?page=x'])(
  '%s is not a page',
  async (address) => {
    await open(address, 0);
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);
