import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cartRoutes } from '../carts/cart-routes.ts';
import { managedCouponRoutes } from '../coupons/managed-coupon-routes.ts';
import { downloadRoutes } from '../downloads/download-routes.ts';
import { managedOrderRoutes } from '../orders/managed-order-routes.ts';
import { orderRoutes } from '../orders/order-routes.ts';
import { placeOrderRoutes } from '../orders/place-order-routes.ts';
import { managedProductRoutes } from '../products/managed-product-routes.ts';
import { recommendedProductRoutes } from '../products/recommended-product-routes.ts';
import { stockAlertRoutes } from '../stock-alerts/stock-alert-routes.ts';
import { managedStockRoutes } from '../stock/managed-stock-routes.ts';
import { managedShippingRoutes } from '../shipping/managed-shipping-routes.ts';
import { wishlistRoutes } from '../wishlists/wishlist-routes.ts';
import type { Database } from '../database/connect.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import type { ReadContext } from './http/read-context.ts';
import type { CallerHashes } from './limits/caller-hash.ts';
import type { SiteSettings } from './settings.ts';

interface ShopParts {
  context: ReadContext;
  database: Database;
  callers: CallerHashes;
  keys: SigningKeys;
  site: SiteSettings;
}

/** What people do in the shop, with an account or without one, and what admins do for it. */
export const shopRoutes =
  ({ context, database, callers, keys, site }: ShopParts): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(cartRoutes(context, callers, site));
    await app.register(orderRoutes(database, callers, keys, site));
    await app.register(placeOrderRoutes(context, callers, keys, site));
    await app.register(downloadRoutes(database, keys, site));
    await app.register(wishlistRoutes(context, callers, site));
    await app.register(stockAlertRoutes(database, callers, keys));
    await app.register(recommendedProductRoutes(context));
    await app.register(managedOrderRoutes(database, keys, site));
    await app.register(managedStockRoutes(database));
    await app.register(managedProductRoutes(context));
    await app.register(managedCouponRoutes(database));
    await app.register(managedShippingRoutes(database));
  };
