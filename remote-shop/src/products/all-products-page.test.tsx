import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { listAnswers } from './list-samples.ts';

const open = (query = '') => renderPage(app, `/all-products${query}`, listAnswers().answers);

it('Visitor sees everything, in the order of their choice, and the ways to the shelves', async () => {
  const { router } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeTruthy();
  expect(screen.getByText('Showing 1–24 of 31')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kitchen' }).getAttribute('href')).toBe('/shop?category=kitchen');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-asc');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price-asc'));
  const first = () => screen.getAllByRole('article')[0]?.querySelector('h2')?.textContent;
  await waitFor(() => expect(first()).toBe('Product 31'));
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/all-products?sort=price-asc&page=2',
  );
});

it.each(['?page=0', '?page=9', '?page=x'])('%s is not a page', async (query) => {
  await open(query);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
