import { isCountry } from '@sahra/shared/form-rules/countries';
import { cartRefusals } from '@sahra/shared/schemas/cart';
import type { CouponProblem } from '@sahra/shared/schemas/coupons';
import { eq, sql } from 'drizzle-orm';
import { carts, lineItems } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { toCouponCode } from '../coupons/coupon-code.ts';
import { ApiFailure, invalidRequest } from '../server/http/api-failure.ts';
import { type CartRow, changeCart, lockCart } from './cart-row.ts';
import { priceCart } from './price-cart.ts';
import type { Shopper } from './shopper.ts';

/** How many pieces somebody has in their cart. */
export async function countPieces(database: Database, shopper: Shopper | undefined): Promise<number> {
  if (!shopper) return 0;
  const isTheirs =
    'memberId' in shopper ? eq(carts.memberId, shopper.memberId) : eq(carts.shopperHash, shopper.shopperHash);
  const [row] = await database
    .select({ pieces: sql<number>`coalesce(sum(${lineItems.quantity}), 0)::int` })
    .from(lineItems)
    .innerJoin(carts, eq(carts.id, lineItems.cartId))
    .where(isTheirs);
  return row?.pieces ?? 0;
}

const emptyCart = () => new ApiFailure(409, { code: cartRefusals.empty, message: 'There is nothing in the cart' });

/** Changes a cart that there is, and its row is locked meanwhile. Without one: nothing, or the refusal. */
async function withCart(
  database: Database,
  shopper: Shopper | undefined,
  isNeeded: boolean,
  work: (tx: Transaction, cart: CartRow) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const cart = shopper && (await lockCart(tx, shopper));
    if (cart) await work(tx, cart);
    else if (isNeeded) throw emptyCart();
  });
}

/** What lies in the cart decides these: 409, with the cart. */
const ofCart: readonly CouponProblem[] = ['coupon_minimum', 'coupon_not_for_these'];

const couponRefused = (problem: CouponProblem) =>
  new ApiFailure(ofCart.includes(problem) ? 409 : 422, { code: problem, message: 'The coupon does not count' });

/** Uses a coupon for a cart, if it counts for what is in it. */
export const applyCoupon = (
  database: Database,
  shopper: Shopper | undefined,
  typed: string,
  now: Date,
): Promise<void> =>
  withCart(database, shopper, true, async (tx, cart) => {
    const couponCode = toCouponCode(typed);
    const { cart: priced } = await priceCart(tx, { ...cart, couponCode }, cart.memberId ?? undefined, now);
    if (priced.lines.length === 0) throw emptyCart();
    if (priced.coupon?.problem) throw couponRefused(priced.coupon.problem);
    await changeCart(tx, cart.id, { couponCode }, now);
  });

export const removeCoupon = (database: Database, shopper: Shopper | undefined, now: Date): Promise<void> =>
  withCart(database, shopper, false, (tx, { id }) => changeCart(tx, id, { couponCode: null }, now));

/** Says where a cart goes, and how; null leaves that open. */
export const setShipping = (
  database: Database,
  shopper: Shopper | undefined,
  { country, method }: { country: string | null; method: string | null },
  now: Date,
): Promise<void> =>
  withCart(database, shopper, true, async (tx, cart) => {
    if (country !== null && !isCountry(country))
      throw invalidRequest({ country: 'must be a country, two letters of ISO 3166' });
    const change = { country, shippingMethod: country === null ? null : method };
    const { options, cart: priced } = await priceCart(tx, { ...cart, ...change }, undefined, now);
    const isOffered = options.some((option) => option.method.code === change.shippingMethod);
    if (priced.needsShipping && change.shippingMethod !== null && !isOffered)
      throw invalidRequest({ method: 'does not go there' });
    await changeCart(tx, cart.id, change, now);
  });

/** The shopper has seen what became of their guest's cart, and what prices have become. */
export const dismissNotice = (database: Database, shopper: Shopper | undefined, now: Date): Promise<void> =>
  withCart(database, shopper, false, async (tx, { id }) => {
    await tx.execute(sql`
      update line_items set seen_price = product_variants.price from product_variants
      where line_items.cart_id = ${id} and product_variants.id = line_items.variant_id`);
    await changeCart(tx, id, { merged: null }, now);
  });
