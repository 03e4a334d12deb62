import path from 'node:path';
import { findRouteFaults } from '@sahra/shared/testing/check-routes';
import { expect, it } from 'vitest';
import app from './app.ts';
import { paths } from './paths.ts';

const folder = path.resolve(import.meta.dirname, '..');
const hrefs = {
  'shop.products': paths.shop.href({ sort: 'latest', category: 'paper', page: 2 }),
  'shop.all-products': paths.allProducts.href({ sort: 'latest', page: 2 }),
  'shop.store': paths.store.href(),
  'shop.product': paths.product.href('sahra-mug'),
  'shop.related-merchandise': paths.relatedMerchandise.href(7, 2),
  'shop.cart': paths.cart.href(7),
  'shop.checkout': paths.checkout.href(),
  'shop.wishlist': paths.wishlist.href({ list: 'x' }),
  'shop.stock-alerts': paths.stockAlerts.href({ want: 'yes', token: 'x' }),
  'shop.order': paths.order.href('S-1'),
  'shop.invoice': paths.invoice.href('S-1'),
  'shop.orders': paths.orders.href(2),
  'shop.own-order': paths.ownOrder.href('S-1'),
  'shop.own-invoice': paths.ownInvoice.href('S-1'),
  'shop.downloads': paths.downloads.href(),
  'shop.track-order': paths.trackOrder.href({ token: 'x' }),
  'shop.admin-orders': paths.adminOrders.href({ status: 'on-hold', q: 'S-1', page: 2 }),
  'shop.admin-order': paths.adminOrder.href('S-1'),
  'shop.admin-stock': paths.adminStock.href({ show: 'low', q: 'mug', page: 2 }),
  'shop.admin-products': paths.adminProducts.href({ category: 'mugs', q: 'mug', page: 2 }),
  'shop.admin-new-product': paths.adminNewProduct.href(),
  'shop.admin-product': paths.adminProduct.href(7, { created: 'yes' }),
  'shop.admin-coupons': paths.adminCoupons.href({ state: 'ended', q: 'SAHRA', page: 2 }),
  'shop.admin-new-coupon': paths.adminNewCoupon.href(),
  'shop.admin-coupon': paths.adminCoupon.href('SAHRA10'),
  'shop.admin-shipping': paths.adminShipping.href(),
  'shop.admin-zone': paths.adminZone.href('new'),
  'shop.admin-method': paths.adminMethod.href(1, 2),
};

it('Every row of the route table answers its address, has a title in every language and names its chunk', async () => {
  expect(Object.keys(hrefs)).toEqual(app.routes.map((route) => route.id));
  expect(await findRouteFaults(app, folder, hrefs)).toEqual([]);
});
