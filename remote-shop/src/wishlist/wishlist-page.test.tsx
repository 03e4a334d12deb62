import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type Product } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';

const product = (id: number, changes: Partial<Product> = {}): Product => ({
  ...{ id, slug: `product-${id}`, sku: `SHR-${id}`, name: `Product ${id}`, rating: 4, reviewCount: 1 },
  category: { slug: 'kitchen', name: 'Kitchen' },
  price: { amount: 20000, currency: 'EGP' },
  compareAtPrice: null,
  memberRating: { average: null, count: 0 },
  ...{ inStock: true, stockQuantity: 9, colors: ['nile'], sizes: [], addedOn: '2026-02-12' },
  picture: { kind: 'product', src: `/media/art/product/product-${id}`, color: 'navy' },
  ...changes,
});
const item = (id: number, variantId: number | null, changes?: Partial<Product>) => ({
  ...{ product: product(id, changes), variantId, addedAt: '2026-11-24T10:00:00.000Z' },
});

/** A wishlist as the api keeps it, and what was sent to change it. */
function keptList(shareToken: string | null = null) {
  const sent: string[] = [];
  let items = [item(1, 11), item(2, null), item(3, 13, { inStock: false, stockQuantity: 0 })];
  let token = shareToken;
  const list = () => ({ items, shareToken: token });
  const drop = (id: number) => () => {
    sent.push(`remove ${id}`);
    items = items.filter((one) => one.product.id !== id);
    return list();
  };
  const answers = {
    '/wishlist': list,
    'DELETE /wishlist/items/1': drop(1),
    'DELETE /wishlist/items/2': drop(2),
    'PUT /wishlist/items/1': () => {
      sent.push('add 1');
      return list();
    },
    'POST /cart/line-items': (body: unknown) => {
      sent.push(JSON.stringify(body));
      return {};
    },
    'PUT /wishlist/share': ({ isShared }: { isShared: boolean }) => {
      token = isShared ? 'a'.repeat(43) : null;
      return list();
    },
  };
  return { answers, sent };
}
const open = (answers: Readonly<Record<string, unknown>>, address = '/wishlist') => renderPage(app, address, answers);
const row = (id: number) => screen.getByRole('row', { name: new RegExp(`Product ${id}`) });
const said = () => document.activeElement?.textContent;

it('Shopper sees name, unit price and stock status of each, and what can be done with it', async () => {
  await open(keptList().answers);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product name',
    'Unit price',
    'Stock status',
    'Actions',
  ]);
  expect(
    within(row(1))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replace(/\s/g, ' ')),
  ).toEqual(['EGP 200.00', 'In stock', 'Move to cart Product 1']);
  expect(within(row(2)).getByRole('link', { name: 'Choose a variant Product 2' })).toHaveProperty(
    'pathname',
    '/product-detail/product-2',
  );
  expect(within(row(3)).getByText('Out of stock')).toBeTruthy();
  expect(within(row(3)).queryByRole('button', { name: /cart/ })).toBeNull();
});

it('What is moved into the cart leaves the list; what is sold out by then stays', async () => {
  const { answers, sent } = keptList();
  await open(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Move to cart Product 1' }));
  const notice = await screen.findByText('Added! Your item was added to the cart.');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(sent).toEqual(['{"variantId":11,"quantity":1}', 'remove 1']);
  expect(screen.queryByText('Product 1')).toBeNull();
});

it('What was sold out meanwhile stays on the list, and the page says so', async () => {
  const { answers, sent } = keptList();
  const refuse = () => {
    throw new BadRequestError('Sold out', 409, { code: 'out_of_stock' });
  };
  await open({ ...answers, 'POST /cart/line-items': refuse });
  await userEvent.click(screen.getByRole('button', { name: 'Move to cart Product 1' }));
  expect(await screen.findByText('It is sold out right now, so it stays on your wishlist.')).toBeTruthy();
  expect([sent, row(1) !== null]).toEqual([[], true]);
});

it('Before something is deleted the list asks, and cancelling keeps it', async () => {
  const { answers, sent } = keptList();
  await open(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Product 2' }));
  const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(within(question).getByText('Do you want to delete this item?')).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Product 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByText('Deleted! Your item was deleted.')).toBeTruthy();
  expect([said(), sent]).toEqual(['Deleted! Your item was deleted.', ['remove 2']]);
});

it('Without scripts the question stands on the page', async () => {
  await open(keptList().answers, '/wishlist?remove=2');
  const question = screen.getByRole('region', { name: 'Are you sure?' });
  expect(within(question).getByRole('button', { name: 'Yes, delete it!' })).toBeTruthy();
  expect(within(question).getByRole('link', { name: 'Cancel' })).toHaveProperty('pathname', '/wishlist');
});

it('A link is made, copied by hand or by a button, and ended', async () => {
  const user = userEvent.setup();
  await open(keptList().answers);
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value).toMatch(new RegExp(`/wishlist\\?list=${'a'.repeat(43)}&lang=en$`));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect([await screen.findByText('Copied'), await navigator.clipboard.readText()]).toEqual([
    expect.anything(),
    link.value,
  ]);
  await user.click(screen.getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText('The link no longer leads anywhere.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
});

it('Somebody else’s list is there to be read, and to wish for the same', async () => {
  const { answers, sent } = keptList();
  await open({ ...answers, '/wishlists/abc': { items: [item(1, 11)] } }, '/wishlist?list=abc');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A wishlist for you to read');
  for (const name of [/Remove/, /link/, /cart/]) expect(screen.queryByRole('button', { name })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to my wishlist Product 1' }));
  expect(await screen.findByText('Added! Your item was added to the wishlist.')).toBeTruthy();
  expect(sent).toEqual(['add 1']);
});

it('A link that leads nowhere is a page that is not there', async () => {
  await open({}, '/wishlist?list=none');
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('An empty list tells how to fill it, and has nothing to share', async () => {
  await open({ '/wishlist': { items: [], shareToken: null } });
  expect(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
