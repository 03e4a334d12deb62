import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

const adminPage = {
  layout: 'streaming',
  robots: 'noindex',
  namespaces: ['admin-parts', 'orders', 'shop-admin'],
} as const;

const productPage = { ...adminPage, namespaces: ['admin-parts', 'products', 'pictures'] } as const;
const couponPage = { ...adminPage, namespaces: ['admin-parts', 'coupons'] } as const;
const shippingPage = { ...adminPage, namespaces: ['admin-parts', 'shipping'] } as const;

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
  {
    ...couponPage,
    id: paths.adminCoupons.id,
    path: paths.adminCoupons.pattern,
    titleKey: 'admin.coupons',
    chunk: 'src/shop-admin/coupons/coupons-page.tsx',
    lazy: () => import('./shop-admin/coupons/coupons-page.tsx'),
  },
  {
    ...couponPage,
    id: paths.adminNewCoupon.id,
    path: paths.adminNewCoupon.pattern,
    titleKey: 'admin.newCoupon',
    chunk: 'src/shop-admin/coupons/new-coupon-page.tsx',
    lazy: () => import('./shop-admin/coupons/new-coupon-page.tsx'),
  },
  {
    ...couponPage,
    id: paths.adminCoupon.id,
    path: paths.adminCoupon.pattern,
    titleKey: 'admin.coupon',
    chunk: 'src/shop-admin/coupons/coupon-page.tsx',
    lazy: () => import('./shop-admin/coupons/coupon-page.tsx'),
  },
  {
    ...shippingPage,
    id: paths.adminShipping.id,
    path: paths.adminShipping.pattern,
    titleKey: 'admin.shipping',
    chunk: 'src/shop-admin/shipping/zones-page.tsx',
    lazy: () => import('./shop-admin/shipping/zones-page.tsx'),
  },
  {
    ...shippingPage,
    id: paths.adminZone.id,
    path: paths.adminZone.pattern,
    titleKey: 'admin.zone',
    chunk: 'src/shop-admin/shipping/zone-page.tsx',
    lazy: () => import('./shop-admin/shipping/zone-page.tsx'),
  },
  {
    ...shippingPage,
    id: paths.adminMethod.id,
    path: paths.adminMethod.pattern,
    titleKey: 'admin.method',
    chunk: 'src/shop-admin/shipping/method-page.tsx',
    lazy: () => import('./shop-admin/shipping/method-page.tsx'),
  },
];
