import type { Cart, LineItem, Money } from '@sahra/shared/facade';

/** What a shopper sees of their cart while they fill in the form, as the form sends it along. */
export interface SeenCart {
  lines: { id: number; name: string; quantity: number; price: number }[];
  currency: string;
  discount: number;
  shipping: number | null;
  total: number;
}

export const seenOf = ({ lineItems, discount, shipping, total }: Cart): SeenCart => ({
  lines: lineItems.map(({ variantId, product, quantity, unitPrice }) => ({
    id: variantId,
    name: product.name,
    quantity,
    price: unitPrice.amount,
  })),
  currency: total.currency,
  discount: discount.amount,
  shipping: shipping?.amount ?? null,
  total: total.amount,
});

/** One thing that is not as the shopper has seen it. */
export type CartChange =
  | { kind: 'gone' | 'added' | 'soldOut'; name: string }
  | { kind: 'quantity'; name: string; before: number; now: number }
  | { kind: 'price'; name: string; before: Money; now: Money }
  | { kind: 'discount' | 'shipping'; before: Money | null; now: Money | null };

function changesOfLine(seen: SeenCart['lines'][number], now: LineItem | undefined, currency: string): CartChange[] {
  const { name, quantity, price } = seen;
  if (!now) return [{ kind: 'gone', name }];
  const changes: CartChange[] = [];
  if (now.problem === 'out-of-stock') changes.push({ kind: 'soldOut', name });
  else if (now.available < now.quantity)
    changes.push({ kind: 'quantity', name, before: now.quantity, now: now.available });
  else if (now.quantity !== quantity) changes.push({ kind: 'quantity', name, before: quantity, now: now.quantity });
  if (now.unitPrice.amount !== price)
    changes.push({ kind: 'price', name, before: { amount: price, currency }, now: now.unitPrice });
  return changes;
}

/** What is different between what a shopper has seen and the cart as it is, line by line. */
export function findChanges(seen: SeenCart, cart: Cart): CartChange[] {
  const { currency } = seen;
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  const lines = seen.lines.flatMap((line) =>
    changesOfLine(
      line,
      cart.lineItems.find(({ variantId }) => variantId === line.id),
      currency,
    ),
  );
  const added = cart.lineItems
    .filter(({ variantId }) => !seen.lines.some(({ id }) => id === variantId))
    .map(({ product }): CartChange => ({ kind: 'added', name: product.name }));
  const sums: CartChange[] = [
    ...(seen.discount === cart.discount.amount
      ? []
      : [{ kind: 'discount' as const, before: money(seen.discount), now: cart.discount }]),
    ...(seen.shipping === (cart.shipping?.amount ?? null)
      ? []
      : [{ kind: 'shipping' as const, before: money(seen.shipping), now: cart.shipping }]),
  ];
  return [...lines, ...added, ...sums];
}

/** What a form has sent along; undefined where it cannot be read. */
export function parseSeen(text: string): SeenCart | undefined {
  try {
    const seen = JSON.parse(text) as Partial<SeenCart> | null;
    const isWhole =
      Array.isArray(seen?.lines) && typeof seen.total === 'number' && /^[A-Z]{3}$/.test(seen.currency ?? '');
    return isWhole ? (seen as SeenCart) : undefined;
  } catch {
    return undefined;
  }
}
