import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

/** Of one buyer: nothing for search engines. */
const ownPage = { layout: 'streaming', robots: 'noindex', namespaces: ['orders'] } as const;
/** On paper there is no header. */
const paper = { layout: 'bare', robots: 'noindex', namespaces: ['orders'] } as const;

/** What became of a cart, and the files that belong to it. */
export const orderRoutes: readonly RemoteRoute[] = [
  {
    ...ownPage,
    id: paths.order.id,
    path: paths.order.pattern,
    titleKey: 'orders.one',
    chunk: 'src/orders/order-page.tsx',
    lazy: () => import('./orders/order-page.tsx'),
  },
  {
    ...paper,
    id: paths.invoice.id,
    path: paths.invoice.pattern,
    titleKey: 'orders.invoice',
    chunk: 'src/orders/paper/invoice-page.tsx',
    lazy: () => import('./orders/paper/invoice-page.tsx'),
  },
  {
    ...ownPage,
    id: paths.orders.id,
    path: paths.orders.pattern,
    titleKey: 'orders.title',
    chunk: 'src/orders/orders-page.tsx',
    lazy: () => import('./orders/orders-page.tsx'),
  },
  {
    ...ownPage,
    id: paths.ownOrder.id,
    path: paths.ownOrder.pattern,
    titleKey: 'orders.one',
    chunk: 'src/orders/own-order-page.tsx',
    lazy: () => import('./orders/own-order-page.tsx'),
  },
  {
    ...paper,
    id: paths.ownInvoice.id,
    path: paths.ownInvoice.pattern,
    titleKey: 'orders.invoice',
    chunk: 'src/orders/paper/own-invoice-page.tsx',
    lazy: () => import('./orders/paper/own-invoice-page.tsx'),
  },
  {
    ...ownPage,
    id: paths.downloads.id,
    path: paths.downloads.pattern,
    titleKey: 'downloads.title',
    chunk: 'src/orders/downloads/downloads-page.tsx',
    lazy: () => import('./orders/downloads/downloads-page.tsx'),
  },
  {
    id: paths.trackOrder.id,
    path: paths.trackOrder.pattern,
    layout: 'streaming',
    titleKey: 'tracking.title',
    chunk: 'src/tracking/track-order-page.tsx',
    namespaces: ['orders', 'tracking'],
    lazy: () => import('./tracking/track-order-page.tsx'),
  },
];
