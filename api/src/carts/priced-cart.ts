import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Cart } from '@sahra/shared/schemas/cart';
import type { Database, Transaction } from '../database/connect.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { emptyCart, toCart } from './cart-answer.ts';
import { changeCart, findCart, lockCart } from './cart-row.ts';
import { priceCart, type PricedCart } from './price-cart.ts';
import type { Shopper } from './shopper.ts';
import { lockVariants, releaseCart } from './stock-holds.ts';

export type { PricedCart, PricedLine } from './price-cart.ts';

/**
 * The cart of a shopper, its row and its variants locked until the transaction ends, so that what it says of stock and holds stays true;
 * undefined: there is none, or it became an order. Coupon limits count for `customer`.
 */
export async function lockPricedCart(
  tx: Transaction,
  shopper: Shopper,
  customer: string | undefined,
  now: Date,
): Promise<PricedCart | undefined> {
  const row = await lockCart(tx, shopper);
  if (!row) return undefined;
  await lockVariants(tx, row.id);
  return (await priceCart(tx, row, customer, now)).cart;
}

/** As the wire has it. `cappedVariantId`: the line of which there is less than somebody just wanted. */
export async function readCart(
  database: Database | Transaction,
  context: ReadContext,
  shopper: Shopper | undefined,
  language: LanguageCode,
  now: Date,
  cappedVariantId?: number,
): Promise<Cart> {
  const row = shopper && (await findCart(database, shopper));
  if (!row) return emptyCart();
  const customer = row.memberId ?? undefined;
  return toCart(context, row, await priceCart(database, row, customer, now), language, cappedVariantId);
}

/** It became an order: nobody's any more, nothing of it is held. */
export async function closeCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await changeCart(tx, cartId, { memberId: null, shopperHash: null, orderedAt: now }, now);
  await releaseCart(tx, cartId);
}
