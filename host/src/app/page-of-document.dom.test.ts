import { afterEach, expect, it } from 'vitest';
import { pageOfDocument } from './page-of-document.ts';

const pageAt = (id: string, path: string) => ({ page: { id, path } });
const [list, product] = [pageAt('shop.list', '/shop'), pageAt('shop.product', '/shop/:slug')];
const handles = [list, product];
const routes = [
  ...handles.map((handle) => ({ id: handle.page.id, path: handle.page.path, handle })),
  { id: 'missing', path: '*', handle: {} },
];

afterEach(() => history.replaceState(null, '', '/'));

it('Is the page whose data the server has put into the document', () => {
  history.replaceState(null, '', '/shop/mug');
  const loaderData = { root: null, 'slots:shop.product': {}, 'shop.product': null };
  expect(pageOfDocument(handles, () => routes, { loaderData })).toEqual({ id: 'shop.product', handle: product });
});

it('Is what the address leads to where there are none', () => {
  history.replaceState(null, '', '/shop');
  expect(pageOfDocument(handles, () => routes, undefined)).toEqual({ id: 'shop.list', handle: list });
  history.replaceState(null, '', '/nowhere');
  expect(pageOfDocument(handles, () => routes, { loaderData: {} })).toEqual({ id: 'missing', handle: {} });
});
