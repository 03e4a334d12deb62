import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const adminPage = {
  layout: 'streaming',
  robots: 'noindex',
  namespaces: ['admin-parts', 'orders', 'shopAdmin'],
} as const;

/** Every URL of the shop that only admins may open. */
export const adminRoutes: readonly RemoteRoute[] = [
  {
    ...adminPage,
    id: paths.adminOrders.id,
    path: paths.adminOrders.pattern,
    titleKey: 'admin.orders',
    chunk: 'src/admin/orders/managed-orders-page.tsx',
    lazy: () => import('./admin/orders/managed-orders-page.tsx'),
  },
  {
    ...adminPage,
    id: paths.adminOrder.id,
    path: paths.adminOrder.pattern,
    titleKey: 'admin.order',
    chunk: 'src/admin/orders/managed-order-page.tsx',
    lazy: () => import('./admin/orders/managed-order-page.tsx'),
  },
  {
    ...adminPage,
    id: paths.adminStock.id,
    path: paths.adminStock.pattern,
    titleKey: 'admin.stock',
    chunk: 'src/admin/stock/stock-page.tsx',
    lazy: () => import('./admin/stock/stock-page.tsx'),
  },
];
