import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BadRequestError, type ProductDetail } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { cartOf, line } from '../ui/cart-samples.ts';
import { answers, productDetail, variantOf } from './product-samples.ts';

const open = (address: string, product: ProductDetail, more: object = {}) =>
  renderPage(app, address, { ...answers(), [`/products/${product.slug}`]: product, ...more });
const egp = (amount: number) => ({ amount, currency: 'EGP' });

/** A shirt in two colors and two sizes: night L is dearer, and of nile L there is none. */
const shirt = () =>
  productDetail(1, {
    colors: ['nile', 'night'],
    sizes: ['M', 'L'],
    variants: [
      variantOf(11, { color: 'nile', size: 'M', stockQuantity: 12 }),
      variantOf(12, { color: 'nile', size: 'L', stockQuantity: 0, inStock: false }),
      variantOf(13, { color: 'night', size: 'M', compareAtPrice: egp(25000), lowestPrice: egp(22000) }),
      variantOf(14, { color: 'night', size: 'L', price: egp(26000), stockQuantity: 3 }),
    ],
    pictures: (['nile', 'night'] as const).flatMap((color) =>
      (['front', 'detail'] as const).map((view) => ({
        picture: { kind: 'product', src: `/media/art/product/shirt.${color}.${view}`, color: 'navy' },
        ...{ color, view },
      })),
    ),
  });
const header = () => {
  const found = screen.getByRole('heading', { level: 1 }).closest('header');
  if (!found) throw new Error('no overview');
  return found;
};

it('Shopper sees what a product costs, what it was before, where it is in the shop, and what it weighs', async () => {
  await open('/product-detail/product-1', productDetail(1));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product 1');
  expect(screen.getByRole('img', { name: 'Picture: Product 1' }).getAttribute('loading')).toBe('eager');
  expect(header().querySelector('ins')?.textContent).toMatch(/200/);
  expect(header().querySelector('del')?.textContent).toMatch(/250/);
  const path = within(header()).getByRole('navigation', { name: 'You are here' });
  expect(
    within(path)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/shop?category=home', '/shop?category=kitchen']);
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toMatch(/SHR-1.*375 g.*Night/);
  expect(screen.getByRole('region', { name: 'Description' }).textContent).toContain('laboratory markings');
  expect(screen.getByRole('link', { name: 'Product 3' }).getAttribute('href')).toBe('/product-detail/product-3');
});

it('Shopper chooses a color and a size, and sees its price, stock, number and pictures; the address says which', async () => {
  const { router } = await open('/product-detail/product-1', shirt());
  const color = screen.getByRole('group', { name: 'Color' });
  expect(within(color).getByRole<HTMLInputElement>('radio', { name: 'Nile' }).checked).toBe(true);
  fireEvent.click(within(color).getByRole('radio', { name: 'Night' }));
  await waitFor(() => expect(header().textContent).toContain('Lowest price of the last 30 days'));
  expect(header().textContent).toMatch(/Lowest price of the last 30 days: .*220/);
  fireEvent.click(within(screen.getByRole('group', { name: 'Size' })).getByRole('radio', { name: 'L' }));
  await waitFor(() => expect(router.state.location.search).toBe('?color=night&size=L'));
  await waitFor(() => expect(header().textContent).toMatch(/260/));
  expect(screen.getByText('Only 3 left')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Details' }).textContent).toMatch(/SHR-14.*Night.*L/);
  const pictures = within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('img');
  expect(new Set(pictures.map((picture) => picture.getAttribute('alt')))).toEqual(
    new Set(['Picture: Product 1 (Night)', 'Picture: Product 1 (Night), close up']),
  );
});

it('An address says what is chosen, before anybody pressed anything; what is not made is the nearest that is', async () => {
  const { unmount } = await open('/product-detail/product-1?color=night&size=L', shirt());
  expect(screen.getByText('Only 3 left')).toBeTruthy();
  unmount();
  await open('/product-detail/product-1?color=pink&size=%3Cscript%3E', shirt());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nile' }).checked).toBe(true);
});

it('Shopper adds two of it, typed in Arabic digits, and is told so in the words of the shop, with the way to the cart', async () => {
  const sent: unknown[] = [];
  await open('/product-detail/product-1?color=night&size=L', shirt(), {
    'POST /cart/line-items': (body: unknown) => {
      sent.push(body);
      return cartOf([line(14, { quantity: 2 })]);
    },
  });
  fireEvent.change(screen.getByRole('textbox', { name: /Quantity/ }), { target: { value: '٢' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Added!')).toBeTruthy();
  expect(screen.getByText('Your item was added to the cart.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/cart');
  expect(sent).toEqual([{ variantId: 14, quantity: 2 }]);
});

it.each([
  ['0', 'Enter a whole number, 1 or more.'],
  ['1.5', 'Enter a whole number, 1 or more.'],
  ['-1', 'Enter a whole number, 1 or more.'],
])('Of a quantity of %s nothing is added', async (quantity, text) => {
  await open('/product-detail/product-1', productDetail(1));
  fireEvent.change(screen.getByRole('textbox', { name: /Quantity/ }), { target: { value: quantity } });
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('Who is too late is told so; who cannot reach the shop keeps the page and learns what to do', async () => {
  const { unmount } = await open('/product-detail/product-1', productDetail(1), {
    'POST /cart/line-items': () => {
      throw new BadRequestError('Too late', 409, { code: 'out_of_stock' });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('It has just sold out. Nothing was added.')).toBeTruthy();
  unmount();
  await open('/product-detail/product-1', productDetail(1), {
    'POST /cart/line-items': () => {
      throw new BadRequestError('Slow down', 429, { code: 'too_many_requests' });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('region', { name: 'This has not been sent' })).toBeTruthy();
});

it('What is sold out cannot be bought, but one can ask for a mail when it is back', async () => {
  const sent: unknown[] = [];
  await open('/product-detail/product-1?color=nile&size=L', shirt(), {
    'POST /stock-alerts': (body: unknown) => {
      sent.push(body);
      return { status: 'check_mail' };
    },
  });
  expect(screen.getByText('Out of stock')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^L ?\(out of stock\)$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  const form = within(screen.getByRole('form', { name: 'When it is back' }));
  fireEvent.change(form.getByRole('textbox', { name: /E-mail/ }), { target: { value: 'mona@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText(/Confirm with the e-mail/)).toBeTruthy();
  expect(sent).toEqual([{ variantId: 12, email: 'mona@example.org', website: '' }]);
});

it.each([
  [0, 'Out of stock'],
  [1, 'Only one left'],
  [5, 'Only 5 left'],
  [6, 'In stock'],
  [120, 'In stock'],
])('Of %i pieces it says: %s', async (stockQuantity, text) => {
  const variants = [variantOf(9, { stockQuantity, inStock: stockQuantity > 0 })];
  await open('/product-detail/product-9', productDetail(9, { variants, related: [] }));
  expect(screen.getByText(text)).toBeTruthy();
});

it('A file says that nothing is sent, and is bought once', async () => {
  const file = productDetail(9, { isDigital: true, weightGrams: 0, variants: [variantOf(9, { weightGrams: 0 })] });
  await open('/product-detail/product-9', file);
  expect(screen.getByText('A file to download: nothing is shipped.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Quantity/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'Details' }).textContent).not.toContain('Weight');
});

it('Shopper enlarges a picture, and closes it again', async () => {
  await open('/product-detail/product-1', shirt());
  const gallery = screen.getByRole('region', { name: 'Pictures' });
  const [first] = within(gallery).getAllByRole('button');
  if (!first) throw new Error('no picture');
  fireEvent.click(first);
  expect(await screen.findByRole('dialog', { name: 'Product 1' })).toBeTruthy();
});

it('Shopper is told of the series that a product comes from, and of none where there is none', async () => {
  const { unmount } = await open('/product-detail/product-1', productDetail(1));
  expect(screen.getByText('From the series').parentElement?.textContent).toContain('The Last Open Pharmacy');
  unmount();
  await open('/product-detail/product-1', productDetail(1, { program: null }));
  expect(screen.queryByText(/From the/)).toBeNull();
});

it('An address without a product leads to the one that is sold most', async () => {
  const { router } = await open('/product-detail', productDetail(1));
  expect(router.state.location.pathname).toBe('/product-detail/product-1');
});

it('A product that is not there is not found', async () => {
  await open('/product-detail/no-such-mug', productDetail(1));
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
