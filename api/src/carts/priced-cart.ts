import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Cart } from '@sahra/shared/schemas/cart';
import type { CouponProblem } from '@sahra/shared/schemas/coupons';
import type { Database, Transaction } from '../database/connect.ts';
import type { Localized } from '../database/localized.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import type { Shopper } from './shopper.ts';

/** A line of a cart with what it costs, in minor units; tax is part of its total. */
export interface PricedLine {
  variantId: number;
  productId: number;
  slug: string;
  sku: string;
  name: Localized;
  color: string;
  size: string;
  quantity: number;
  unitPrice: number;
  subtotal: number;
  discount: number;
  total: number;
  /** Hundredths of a percent. */
  taxRate: number;
  tax: number;
  weightGrams: number;
  isDigital: boolean;
  file: string | null;
  /** How many this cart could have: what others do not hold. */
  available: number;
}

export interface PricedCart {
  cartId: string;
  currency: string;
  lines: PricedLine[];
  subtotal: number;
  discount: number;
  /** Null: where it goes is not known yet, or it does not go there. */
  shipping: number | null;
  tax: number;
  total: number;
  coupon: { code: string; problem: CouponProblem | null } | null;
  needsShipping: boolean;
  country: string | null;
  shippingMethod: { code: string; name: Localized } | null;
  heldUntil: Date | null;
}

/** The cart of a shopper, its row locked until the transaction ends; undefined: there is none, or it became an order. Coupon limits count for `customer`. */
export async function lockPricedCart(
  _tx: Transaction,
  _shopper: Shopper,
  _customer: string | undefined,
  _now: Date,
): Promise<PricedCart | undefined> {
  throw new Error('Not yet');
}

/** As the wire has it. */
export async function readCart(
  _database: Database | Transaction,
  _context: ReadContext,
  _shopper: Shopper | undefined,
  _language: LanguageCode,
  _now: Date,
): Promise<Cart> {
  throw new Error('Not yet');
}

/** It became an order: nobody's any more, nothing of it is held. */
export async function closeCart(_tx: Transaction, _cartId: string, _now: Date): Promise<void> {
  throw new Error('Not yet');
}
