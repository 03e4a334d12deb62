import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const adminPage = {
  layout: 'streaming',
  robots: 'noindex',
  namespaces: ['admin-parts', 'orders', 'shop-admin'],
} as const;

const productPage = { ...adminPage, namespaces: ['admin-parts', 'products', 'pictures'] } as const;

/** Every URL of the shop that only admins may open. */
export const adminRoutes: readonly RemoteRoute[] = [
  {
    ...adminPage,
    id: paths.adminOrders.id,
    path: paths.adminOrders.pattern,
    titleKey: 'admin.orders',
    chunk: 'src/shop-admin/orders/managed-orders-page.tsx',
    lazy: () => import('./shop-admin/orders/managed-orders-page.tsx'),
  },
  {
    ...adminPage,
    id: paths.adminOrder.id,
    path: paths.adminOrder.pattern,
    titleKey: 'admin.order',
    chunk: 'src/shop-admin/orders/managed-order-page.tsx',
    lazy: () => import('./shop-admin/orders/managed-order-page.tsx'),
  },
  {
    ...adminPage,
    id: paths.adminStock.id,
    path: paths.adminStock.pattern,
    titleKey: 'admin.stock',
    chunk: 'src/shop-admin/stock/stock-page.tsx',
    lazy: () => import('./shop-admin/stock/stock-page.tsx'),
  },
  {
    ...productPage,
    id: paths.adminProducts.id,
    path: paths.adminProducts.pattern,
    titleKey: 'admin.products',
    chunk: 'src/shop-admin/products/managed-products-page.tsx',
    lazy: () => import('./shop-admin/products/managed-products-page.tsx'),
  },
  {
    ...productPage,
    id: paths.adminNewProduct.id,
    path: paths.adminNewProduct.pattern,
    titleKey: 'admin.newProduct',
    chunk: 'src/shop-admin/products/new-product-page.tsx',
    lazy: () => import('./shop-admin/products/new-product-page.tsx'),
  },
  {
    ...productPage,
    id: paths.adminProduct.id,
    path: paths.adminProduct.pattern,
    titleKey: 'admin.product',
    chunk: 'src/shop-admin/products/managed-product-page.tsx',
    lazy: () => import('./shop-admin/products/managed-product-page.tsx'),
  },
];
