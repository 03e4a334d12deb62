import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { listAnswers, showFilters } from './list-samples.ts';

const answers = () => listAnswers().answers;

it('Shopper sees the first twelve of 31 products with price, reduction, colors and stock', async () => {
  await renderPage(app, '/shop', answers());
  expect(screen.getByText('Showing 1–12 of 31')).toBeTruthy();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(12);
  const [mug, poster] = cards;
  if (!mug || !poster) throw new Error('no products');
  expect(within(mug).getByRole('heading', { name: 'Product 1' })).toBeTruthy();
  expect(within(mug).getByText('-20%')).toBeTruthy();
  expect(within(mug).getByText('3 reviews')).toBeTruthy();
  expect(
    within(mug)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Night', 'Nile']);
  expect(within(poster).getByText('Out of stock')).toBeTruthy();
  expect(within(poster).queryByText(/reviews/)).toBeNull();
});

it('Shopper chooses an order and gets the list in that order', async () => {
  const { router } = await renderPage(app, '/shop', answers());
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(within(sort).getAllByRole('option')).toHaveLength(6);
  await userEvent.selectOptions(sort, 'Price: low to high');
  expect(await screen.findByText('Product 31')).toBeTruthy();
  expect(router.state.location.search).toBe('?sort=price-asc');
});

it('Shopper keeps the order while choosing a category and turning the page', async () => {
  await renderPage(app, '/shop?sort=price-asc', answers());
  showFilters();
  expect(screen.getByRole('link', { name: 'Paper 0' }).getAttribute('href')).toBe(
    '/shop?category=paper&sort=price-asc',
  );
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/shop?sort=price-asc&page=2');
});

it('Shopper opens a category of its own', async () => {
  await renderPage(app, '/shop?category=paper', answers());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Sahra shop: Paper');
  expect(screen.getByText('Nothing matches all of that')).toBeTruthy();
});

it.each(['/shop?category=nowhere', '/shop?category=No%20where', '/shop?page=0', '/shop?page=9', '/shop?page=x'])(
  '%s is not a page',
  async (address) => {
    await renderPage(app, address, answers());
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);

it('Shopper reads the shop in Arabic', async () => {
  await renderPage(app, '/shop?page=2', answers(), 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('متجر سهرة');
  expect(screen.getByText('المعروض من 13 إلى 24 من أصل 31')).toBeTruthy();
  expect(document.title).toBe('متجر سهرة · سهرة');
});

it('Shopper looks at the same page as a list, and the address says it', async () => {
  const { router } = await renderPage(app, '/shop?sort=price-asc&page=2', answers());
  expect(screen.getByRole('link', { name: 'As a grid' }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'As a list' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price-asc&view=list&page=2'));
  const states = () => screen.getAllByRole('article').map((line) => within(line).queryByText('In stock')?.textContent);
  await waitFor(() => expect(states()).toEqual(Array(12).fill('In stock')));
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://sahra.test/shop?page=2&lang=en',
  );
});
