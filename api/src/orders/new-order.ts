import { addressesOf, type PlaceOrder } from '@sahra/shared/form-rules/checkout-form';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { cartRefusals } from '@sahra/shared/schemas/cart';
import type { PricedCart, PricedLine } from '../carts/priced-cart.ts';
import type { Shopper } from '../carts/shopper.ts';
import { textIn } from '../database/localized.ts';
import type { orderLines, orders } from '../database/order-tables.ts';
import { ApiFailure, invalidRequest } from '../server/http/api-failure.ts';
import { firstStatus } from './order-rules.ts';

/** An order as somebody sends it, whose form is right and whose telephone numbers exist. */
export interface NewOrder {
  order: PlaceOrder;
  shopper: Shopper;
  language: LanguageCode;
  keyHash: string | undefined;
  requestHash: string;
}

const refuse = (code: string, message: string) => new ApiFailure(409, { code, message });
export const cartIsEmpty = () => refuse(cartRefusals.empty, 'There is nothing in the cart');
export const cartChanged = () => refuse(cartRefusals.changed, 'The cart comes to something else by now');
export const outOfStock = () => refuse(cartRefusals.outOfStock, 'Not all of it can be had any more');

/** Refuses what cannot become an order as it is, or would not be the order that its buyer has seen. */
export function checkCart(cart: PricedCart, { shippingMethod, paymentMethod, expectedTotal }: PlaceOrder): void {
  if (cart.lines.length === 0) throw cartIsEmpty();
  if (cart.lines.some(({ quantity, available }) => quantity > available)) throw outOfStock();
  if (cart.needsShipping && (cart.shipping === null || !cart.shippingMethod))
    throw refuse(cartRefusals.noShipping, 'It is not sent there, or not in that way');
  // The method that was chosen may be gone: another one, at the same price, is not what they wanted.
  if (cart.needsShipping && shippingMethod !== '' && cart.shippingMethod?.code !== shippingMethod) throw cartChanged();
  if (cart.total !== expectedTotal) throw cartChanged();
  if (!cart.needsShipping && paymentMethod === 'cash-on-delivery')
    throw invalidRequest({ paymentMethod: 'nothing is delivered at whose door it could be paid' });
}

/** The row of a new order. Everything that it says of money is the cart's. */
export function orderRowOf(
  { order, shopper, language, keyHash, requestHash }: NewOrder,
  cart: PricedCart,
  now: Date,
): Omit<typeof orders.$inferInsert, 'number'> {
  const { billing, shipping } = addressesOf(order);
  const { paymentMethod, notes } = order;
  const isPaid = cart.total === 0;
  const method = cart.needsShipping ? cart.shippingMethod : null;
  return {
    ...shopper,
    ...{ paymentMethod, notes, language, requestHash, billing },
    shipping: cart.needsShipping ? (shipping ?? null) : null,
    ...{ idempotencyKey: keyHash ?? null, cartId: cart.cartId, email: billing.email },
    status: firstStatus(paymentMethod, isPaid),
    paidAt: isPaid ? now : null,
    shippingMethod: method?.code ?? null,
    shippingName: method ? textIn(method.name, language) : '',
    ...{ currency: cart.currency, subtotal: cart.subtotal, discount: cart.discount, tax: cart.tax, total: cart.total },
    shippingAmount: cart.shipping ?? 0,
    couponCode: cart.coupon?.problem === null ? cart.coupon.code : null,
    ...{ placedAt: now, updatedAt: now },
  };
}

/** A line as it stays, whatever becomes of its product. */
export function lineRowOf(
  line: PricedLine,
  position: number,
  orderId: number,
  language: LanguageCode,
): typeof orderLines.$inferInsert {
  const { name, file: _, available: __, ...frozen } = line;
  return { ...frozen, orderId, position, name: textIn(name, language), nameArabic: name.ar };
}
