import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { listAnswers, showFilters } from '../list-samples.ts';

async function open(address: string, language: 'en' | 'ar' = 'en') {
  const { answers, asked } = listAnswers();
  const { router } = await renderPage(app, address, answers, language);
  showFilters();
  return { router, asked, search: () => decodeURIComponent(router.state.location.search) };
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const chips = () =>
  within(screen.getByRole('navigation', { name: 'Chosen filters' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);

it('Shopper chooses a color and a size; the address says it, the focus stays, and the way back works', async () => {
  const { router, search } = await open('/shop?sort=price-asc');
  await userEvent.click(box('Rose 2'));
  await waitFor(() => expect(names()).toEqual(['Product 6', 'Product 5']));
  expect(search()).toBe('?color=rose&sort=price-asc');
  expect(document.activeElement).toBe(box('Rose 2'));
  await userEvent.click(box('M 1'));
  await waitFor(() => expect(names()).toEqual(['Product 5']));
  expect(search()).toBe('?color=rose&size=M&sort=price-asc');
  expect(screen.getByText('Showing 1–1 of 1')).toBeTruthy();
  await router.navigate(-1);
  await waitFor(() => expect(names()).toEqual(['Product 6', 'Product 5']));
  expect([box('Rose 2').checked, box('M 1').checked]).toEqual([true, false]);
});

it('Two colors are any of them, and a page that was turned begins anew', async () => {
  const { search, asked } = await open('/shop?page=2&color=night');
  expect(box('Night 29').checked).toBe(true);
  await userEvent.click(box('Rose 2'));
  await waitFor(() => expect(search()).toBe('?color=night,rose'));
  expect(asked.at(-1)).toMatchObject({ color: 'night,rose', page: 1 });
});

it('Shopper writes prices in the digits of their script; they count when they are written', async () => {
  const { search, asked } = await open('/shop', 'ar');
  const [from, to] = [screen.getByRole('textbox', { name: 'من' }), screen.getByRole('textbox', { name: 'إلى' })];
  await userEvent.type(from, '٢٥٠');
  expect(search()).toBe('');
  await userEvent.tab();
  await waitFor(() => expect(search()).toBe('?minPrice=250'));
  expect(document.activeElement).toBe(to);
  expect(asked.at(-1)).toMatchObject({ minPrice: '25000' });
  await userEvent.type(to, '300{Enter}');
  await waitFor(() => expect(search()).toBe('?minPrice=250&maxPrice=300'));
  expect(document.activeElement).toBe(to);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'من' }).value).toBe('250'));
});

it('What is no amount is told, and asks for nothing', async () => {
  const { search } = await open('/shop');
  const from = screen.getByRole('textbox', { name: 'From' });
  await userEvent.type(from, 'cheap');
  await userEvent.tab();
  expect(search()).toBe('');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is not an amount. Enter digits, such as 250.')).toBeTruthy();
});

it('Shopper takes filters away one by one, or all of them; order and view stay', async () => {
  await open('/shop?category=kitchen&minPrice=200&color=rose&size=M,L&rating=4&inStock=true&sort=price-asc&view=list');
  expect(chips().map(([label]) => label?.replace(/\s/g, ' '))).toEqual([
    'Remove filter: Kitchen',
    'Remove filter: In stock',
    'Remove filter: From EGP 200.00',
    'Remove filter: Rose',
    'Remove filter: Size M',
    'Remove filter: Size L',
    'Remove filter: 4 stars and more',
    'Clear all',
  ]);
  expect(chips()[4]?.[1]).toBe(
    '/shop?category=kitchen&minPrice=200&color=rose&size=L&rating=4&inStock=true&sort=price-asc&view=list',
  );
  expect(chips().at(-1)?.[1]).toBe('/shop?sort=price-asc&view=list');
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Chosen filters' })).toBeNull());
  expect([box('Rose 2').checked, box('In stock 30').checked]).toEqual([false, false]);
});

it('The next page keeps every choice, and so do categories with those below them', async () => {
  await open('/shop?inStock=true&maxPrice=900&view=list');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/shop?maxPrice=900&inStock=true&view=list&page=2',
  );
  const tree = within(screen.getByRole('navigation', { name: 'Product categories' }));
  const kitchen = tree.getByRole('link', { name: 'Kitchen 31' });
  expect(kitchen.getAttribute('href')).toBe('/shop?category=kitchen&maxPrice=900&inStock=true&view=list');
  expect(within(kitchen.closest('li') ?? kitchen).getByRole('link', { name: 'Mugs 4' })).toBeTruthy();
});

it('Where nothing fits, the shopper is told what to change', async () => {
  await open('/shop?color=rose&maxPrice=1');
  expect(screen.getByRole('heading', { name: 'Nothing matches all of that' })).toBeTruthy();
  expect(screen.getByText('Remove one of the filters above, or widen the price range.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Clear all' })).toHaveLength(2);
});

it('A choice that nothing has any more can still be taken away', async () => {
  await open('/shop?color=teal,ochre');
  expect(box('teal 0').checked).toBe(true);
  expect(box('ochre 1').checked).toBe(true);
});

it('Without scripts the form sends everything that was chosen, and the address becomes short', async () => {
  await open('/shop?category=kitchen&view=list&color=rose');
  const form = document.querySelector<HTMLFormElement>('form#product-filters');
  if (!form) throw new Error('no form');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/shop']);
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '٣٠٠' } });
  const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  expect(Object.fromEntries(sent)).toEqual({
    ...{ category: 'kitchen', view: 'list', minPrice: '', maxPrice: '٣٠٠', color: 'rose', rating: '', sort: 'default' },
  });
  expect(screen.getByRole('button', { name: 'Show products' }).getAttribute('type')).toBe('submit');
});

it('Who arrives with what such a form sends gets the short address', async () => {
  const { search } = await open('/shop?category=&minPrice=&maxPrice=٣٠٠&color=rose&color=night&rating=&sort=default');
  expect(search()).toBe('?maxPrice=300&color=rose,night');
});

it('What somebody put together is not for search engines; a category is', async () => {
  await open('/shop?category=kitchen&view=list&sort=rating');
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical()).toBe('http://sahra.test/shop?category=kitchen&lang=en');
  await userEvent.click(box('Rose 2'));
  await waitFor(() => expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex'));
  expect(canonical()).toBeUndefined();
});
