import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { salma } from './managed-order-samples.ts';
import { listedProduct, managedProduct, productChoices } from './managed-product-samples.ts';

const page = '/account/admin/products/ids/7';
const answers = { '/admin/product-choices': productChoices, '/admin/products/7': managedProduct() };
const formOf = (name: string | RegExp) => within(screen.getByRole('form', { name }));
const box = (form: ReturnType<typeof formOf>, name: RegExp, at = 0) =>
  form.getAllByRole<HTMLInputElement>('textbox', { name })[at] ?? expect.fail(`no ${String(name)}`);
const write = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const refusing =
  (status: number, code: string, fields = {}) =>
  () => {
    throw new BadRequestError('no', status, { code, fields });
  };

it('Admin finds a product and opens it; what is sold out says so', async () => {
  const asked: object[] = [];
  const list = (query: object) => (asked.push(query), { items: [listedProduct], page: 1, pageSize: 20, total: 1 });
  await renderPage(
    app,
    '/account/admin/products?q=mug&category=kitchen',
    { ...answers, '/admin/products': list },
    'en',
    salma,
  );
  expect(asked).toEqual([{ q: 'mug', category: 'kitchen', page: 1, pageSize: 20 }]);
  expect(screen.getByText('1 product')).toBeTruthy();
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('kitchen');
  await userEvent.click(screen.getByRole('link', { name: 'Night mug' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Night mug' })).toBeTruthy();
});

it('Where nothing is found the room says so, and offers a new product', async () => {
  const none = { items: [], page: 1, pageSize: 20, total: 0 };
  await renderPage(app, '/account/admin/products', { ...answers, '/admin/products': none }, 'de', salma);
  expect(screen.getByRole('heading', { name: 'Nichts gefunden' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neues Produkt' }).getAttribute('href')).toBe('/account/admin/products/new');
});

it('Admin changes a text, the category and the tags', async () => {
  const sent: unknown[] = [];
  const save = (body: object) => (sent.push(body), managedProduct());
  await renderPage(app, page, { ...answers, 'PUT /admin/products/7': save }, 'en', salma);
  const form = formOf('About the product');
  await write(box(form, /^Name/), 'كوب السهر');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Category/ }), 'home');
  await userEvent.click(form.getByRole('checkbox', { name: 'Night' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Cairo' }));
  await write(box(form, /^Weight/), '٣٥٠');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The product is saved.')).toBeTruthy();
  expect(sent).toEqual([
    {
      ...{ revision: '2030-03-01T19:00:00.000Z', sku: 'MUG-NIGHT', category: 'home', tags: ['cairo'] },
      name: { ar: 'كوب السهر', en: 'Night mug', de: '', fr: '', gr: '' },
      description: { ar: 'كوب من الخزف.', en: 'A mug of stoneware.', de: '', fr: '', gr: '' },
      ...{ taxClass: 'standard', program: null, weightGrams: 350, file: null },
    },
  ]);
});

it('When somebody else was faster, what was typed stays, theirs stands beside it, and the next try replaces it', async () => {
  let product = managedProduct();
  const sent: { revision: string }[] = [];
  const save = (body: { revision: string }) => {
    sent.push(body);
    if (sent.length > 1) return product;
    product = managedProduct({ revision: 'later', sku: 'MUG-HUDA' });
    return refusing(409, 'product_changed')();
  };
  const all = { ...answers, '/admin/products/7': () => product, 'PUT /admin/products/7': save };
  await renderPage(app, page, all, 'en', salma);
  await write(box(formOf('About the product'), /^Item number/), 'MUG-SALMA');
  await userEvent.click(formOf('About the product').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Saved now: .*MUG-HUDA/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Somebody else was faster' })).toBeTruthy();
  expect(box(formOf('About the product'), /^Item number/).value).toBe('MUG-SALMA');
  await userEvent.click(formOf('About the product').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The product is saved.')).toBeTruthy();
  expect(sent.map(({ revision }) => revision)).toEqual(['2030-03-01T19:00:00.000Z', 'later']);
});

it('Admin types a new price in Arabic digits; it is sent in minor units', async () => {
  const sent: unknown[] = [];
  const save = (body: object) => (sent.push(body), managedProduct());
  await renderPage(app, page, { ...answers, 'PUT /admin/products/7/variants/70': save }, 'ar', salma);
  const form = formOf(/^تعديل الصنف/);
  expect(box(form, /^السعر \(EGP\)/).value).toBe('450.00');
  await write(box(form, /^السعر \(EGP\)/), '٣٩٩٫٥');
  await write(box(form, /^السعر السابق/), '450');
  await userEvent.click(form.getByRole('button', { name: 'حفظ' }));
  expect(await screen.findByText('حُفظ الصنف.')).toBeTruthy();
  expect(sent).toMatchObject([{ price: 39_950, compareAtPrice: 45_000, sku: 'MUG-NIGHT', weightGrams: 400 }]);
});

it('A price that is none is said at its field, which keeps it', async () => {
  const refused = refusing(400, 'invalid_request', { price: 'must not be negative' });
  await renderPage(app, page, { ...answers, 'PUT /admin/products/7/variants/70': refused }, 'en', salma);
  await write(box(formOf(/^Change variant/), /^Price in EGP/), '1.999');
  await userEvent.click(formOf(/^Change variant/).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter an amount of at most/)).toBeTruthy();
  expect(box(formOf(/^Change variant/), /^Price in EGP/).value).toBe('1.999');
});

it('A variant is taken off sale after a question; the last one cannot be', async () => {
  const [first] = managedProduct().variants;
  let product = managedProduct({ variants: [first, { ...first, id: 71, sku: 'MUG-ROSE', color: 'rose' }] });
  const remove = () => (product = managedProduct());
  const all = { ...answers, '/admin/products/7': () => product, 'DELETE /admin/products/7/variants/71': remove };
  await renderPage(app, page, all, 'en', salma);
  await userEvent.click(formOf(/Take variant .*MUG-ROSE.* off sale/).getByRole('button'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, take it off sale' }));
  expect(await screen.findByText('The variant is off sale.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take off sale…' })).toBeNull();
});

it('Admin creates a product; an address that is taken is said at its field, and everything typed stays', async () => {
  const sent: object[] = [];
  const create = (body: object) => {
    sent.push(body);
    return sent.length > 1 ? managedProduct() : refusing(409, 'slug_taken', { slug: 'is taken' })();
  };
  await renderPage(app, '/account/admin/products/new', { ...answers, 'POST /admin/products': create }, 'en', salma);
  const form = () => formOf('New product');
  await write(box(form(), /^Address/), 'night-mug');
  await write(box(form(), /^Price$/), '۴۵۰');
  await write(box(form(), /^Item number/), 'MUG-1');
  await write(box(form(), /^Name/), 'كوب');
  await write(box(form(), /^Description/), 'كوب من الخزف');
  await write(box(form(), /^Weight/), '400');
  await userEvent.click(form().getByRole('checkbox', { name: 'Cairo' }));
  await userEvent.click(form().getByRole('button', { name: 'Create product' }));
  expect((await screen.findAllByText(/Another product has this address/)).length).toBeGreaterThan(0);
  expect(box(form(), /^Name/).value).toBe('كوب');
  expect(form().getByRole<HTMLInputElement>('checkbox', { name: 'Cairo' }).checked).toBe(true);
  await write(box(form(), /^Address/), 'other-mug');
  await userEvent.click(form().getByRole('button', { name: 'Create product' }));
  expect(await screen.findByText('The product is in the shop.')).toBeTruthy();
  expect(sent[1]).toMatchObject({
    slug: 'other-mug',
    price: 45_000,
    compareAtPrice: null,
    tags: ['cairo'],
    file: null,
  });
});
