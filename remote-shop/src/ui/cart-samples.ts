import { BadRequestError, type Cart, type LineItem, type ShippingChoice } from '@sahra/shared/facade';

const egp = (amount: number) => ({ amount, currency: 'EGP' });

/** A mug in one colour: 200 EGP. */
export const line = (variantId: number, changes: Partial<LineItem> = {}): LineItem => ({
  variantId,
  product: {
    slug: `product-${variantId}`,
    name: `Product ${variantId}`,
    picture: { kind: 'product', src: `/media/art/product/product-${variantId}`, color: 'navy' },
  },
  sku: `SHR-${variantId}`,
  color: 'nile',
  size: '',
  unitPrice: egp(20000),
  previousPrice: null,
  quantity: 1,
  available: 9,
  lineTotal: egp(20000 * (changes.quantity ?? 1)),
  problem: null,
  isDigital: false,
  ...changes,
});

const choice = (code: string, amount: number): ShippingChoice => ({
  code,
  name: code === 'standard' ? 'Standard' : 'Express',
  price: egp(amount),
  daysFrom: 2,
  daysTo: 4,
  freeFrom: null,
});

/** What the api makes of these lines: it adds up. */
export function cartOf(lineItems: LineItem[], changes: Partial<Cart> = {}): Cart {
  const subtotal = lineItems.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0);
  const { discount = egp(0), shipping = null } = changes;
  const total = subtotal - discount.amount + (shipping?.amount ?? 0);
  return {
    lineItems,
    itemCount: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon: null,
    subtotal: egp(subtotal),
    discount,
    shipping,
    tax: egp(Math.round((total * 14) / 114)),
    total: egp(total),
    needsShipping: true,
    country: null,
    shippingMethod: null,
    shippingChoices: [],
    heldUntil: null,
    merged: null,
    ...changes,
  };
}

/** A cart that parcels from Egypt go to, in two ways. */
export const shippedCart = (lineItems: LineItem[], changes: Partial<Cart> = {}): Cart =>
  cartOf(lineItems, {
    country: 'EG',
    shipping: egp(5000),
    shippingMethod: 'standard',
    shippingChoices: [choice('standard', 5000), choice('express', 9000)],
    ...changes,
  });

/** What the api says where it refuses. */
export const refusal = (status: number, code: string, fields: Record<string, string> = {}) =>
  new BadRequestError(code, status, { code, fields });

/** A cart of two mugs that the api keeps: what is asked of it, and what it answers. */
export function keptCart(first: LineItem[] = [line(1), line(2)]) {
  let lines = first;
  const sent: [variantId: number, quantity: number][] = [];
  const change = (variantId: number) => (body: { quantity: number }) => {
    sent.push([variantId, body.quantity]);
    lines = lines
      .filter((one) => one.variantId !== variantId || body.quantity > 0)
      .map((one) =>
        one.variantId === variantId
          ? { ...one, quantity: body.quantity, lineTotal: egp(one.unitPrice.amount * body.quantity) }
          : one,
      );
    return cartOf(lines);
  };
  return {
    sent,
    change,
    answers: {
      '/cart': () => cartOf(lines),
      '/cart/count': () => ({ itemCount: cartOf(lines).itemCount }),
      'PUT /cart/line-items/1': change(1),
      'PUT /cart/line-items/2': change(2),
    },
  };
}
