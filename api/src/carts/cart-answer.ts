import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Cart, LineItem, ShippingChoice } from '@sahra/shared/schemas/cart';
import { textIn } from '../database/localized.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';
import type { ShippingOption } from '../shipping/shipping-repository.ts';
import type { CartLine } from './cart-lines.ts';
import type { CartRow } from './cart-row.ts';
import { type CartPricing, DEFAULT_CURRENCY } from './price-cart.ts';

const moneyIn = (currency: string) => (amount: number) => ({ amount, currency });

/** What somebody sees who has put nothing into a cart. */
export const emptyCart = (): Cart => {
  const nothing = moneyIn(DEFAULT_CURRENCY)(0);
  return {
    ...{ lineItems: [], itemCount: 0, coupon: null, shippingChoices: [], needsShipping: false },
    ...{ subtotal: nothing, discount: nothing, shipping: nothing, tax: nothing, total: nothing },
    ...{ country: null, shippingMethod: null, heldUntil: null, merged: null },
  };
};

/** What has changed of a line, the gravest first. `isCapped`: somebody just wanted more than there is. */
function problemOf({ available, quantity, seenPrice, unitPrice }: CartLine, isCapped: boolean): LineItem['problem'] {
  if (available === 0) return 'out-of-stock';
  if (isCapped || quantity > available) return 'less-in-stock';
  return seenPrice === unitPrice ? null : 'price-changed';
}

function toLineItem(context: ReadContext, line: CartLine, language: LanguageCode, isCapped: boolean): LineItem {
  const { variantId, sku, color, size, quantity, available, isDigital, unitPrice, seenPrice } = line;
  const money = moneyIn(line.currency);
  return {
    ...{ variantId, sku, color, size, quantity, available, isDigital },
    product: {
      slug: line.slug,
      name: textIn(line.name, language),
      picture: line.upload?.picture ?? pictureOf(context, 'product', line.slug, line.pictureColor),
    },
    unitPrice: money(unitPrice),
    previousPrice: seenPrice === unitPrice ? null : money(seenPrice),
    lineTotal: money(unitPrice * quantity),
    problem: problemOf(line, isCapped),
  };
}

/** `isFree`: by a coupon. */
function toChoice({ method, price }: ShippingOption, language: LanguageCode, isFree: boolean): ShippingChoice {
  const money = moneyIn(method.currency);
  const { code, daysFrom, daysTo, freeFrom } = method;
  return {
    ...{ code, daysFrom, daysTo },
    name: textIn(method.name, language),
    price: money(isFree ? 0 : price),
    freeFrom: freeFrom === null || price === 0 || isFree ? null : money(freeFrom),
  };
}

/** A cart as the wire has it. */
export function toCart(
  context: ReadContext,
  row: CartRow,
  { cart, lines, couponKind, options }: CartPricing,
  language: LanguageCode,
  cappedVariantId: number | undefined,
): Cart {
  const money = moneyIn(cart.currency);
  const isFree = couponKind === 'free-shipping' && cart.coupon?.problem === null;
  return {
    lineItems: lines.map((line) => toLineItem(context, line, language, line.variantId === cappedVariantId)),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon: cart.coupon && couponKind && { ...cart.coupon, kind: couponKind },
    subtotal: money(cart.subtotal),
    discount: money(cart.discount),
    shipping: cart.shipping === null ? null : money(cart.shipping),
    tax: money(cart.tax),
    total: money(cart.total),
    needsShipping: cart.needsShipping,
    country: cart.country,
    shippingMethod: cart.shippingMethod?.code ?? null,
    shippingChoices: options.map((option) => toChoice(option, language, isFree)),
    heldUntil: cart.heldUntil?.toISOString() ?? null,
    merged: row.merged,
  };
}
