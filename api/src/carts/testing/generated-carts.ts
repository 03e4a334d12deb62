import { couponKinds } from '@sahra/shared/schemas/coupons';
import { taxClasses } from '@sahra/shared/schemas/shop';
import type { ShippingTerms } from '../../shipping/shipping-price.ts';
import type { CountedCoupon, Goods } from '../cart-totals.ts';

/** Currencies with none, two and three decimals. */
export const generatedCurrencies = ['JPY', 'EGP', 'KWD'] as const;

/** A cart as somebody might have it, with everything that money is worked out from. */
export interface GeneratedCart {
  currency: (typeof generatedCurrencies)[number];
  goods: Goods[];
  coupon: CountedCoupon | null;
  terms: ShippingTerms | null;
}

/** Numbers that look random and are the same at every run (xorshift). */
function numbersFrom(seed: number): (from: number, to: number) => number {
  let state = seed | 1;
  return (from, to) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from + ((state >>> 0) % (to - from + 1));
  };
}

type Pick = ReturnType<typeof numbersFrom>;
const oneOf = <T>(pick: Pick, values: readonly [T, ...T[]]): T => values[pick(0, values.length - 1)] ?? values[0];

const goodsOf = (pick: Pick): Goods => ({
  // Prices that do not divide by anything, and some of one unit or none.
  unitPrice: oneOf(pick, [0, 1, 7, pick(1, 99), pick(100, 99_999), pick(100_000, 9_999_999)]),
  quantity: oneOf(pick, [1, 2, 3, pick(1, 99)]),
  taxClass: oneOf(pick, taxClasses),
  weightGrams: oneOf(pick, [0, 999, 1000, 1001, pick(1, 4_000)]),
  isDigital: pick(0, 5) === 0,
});

function couponOf(pick: Pick, goods: readonly Goods[]): CountedCoupon | null {
  if (pick(0, 3) === 0) return null;
  const kind = oneOf(pick, couponKinds);
  const value = { percent: oneOf(pick, [1, 10, 33, 99, 100]), fixed: pick(1, 9_999_999), 'free-shipping': 0 }[kind];
  const isForAll = pick(0, 1) === 0;
  return { kind, value, counts: goods.map(() => isForAll || pick(0, 1) === 0) };
}

const termsOf = (pick: Pick): ShippingTerms | null =>
  pick(0, 4) === 0
    ? null
    : {
        price: pick(0, 9_999),
        pricePerKilogram: pick(0, 2_999),
        freeFrom: oneOf(pick, [null, 0, pick(1, 999_999)]),
        maxWeightGrams: null,
      };

/** So many carts in three currencies, the same for the same seed. */
export function generatedCarts(count: number, seed = 20_261_124): GeneratedCart[] {
  const pick = numbersFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const goods = Array.from({ length: pick(1, 8) }, () => goodsOf(pick));
    return {
      currency: generatedCurrencies[index % generatedCurrencies.length] ?? 'EGP',
      goods,
      coupon: couponOf(pick, goods),
      terms: termsOf(pick),
    };
  });
}
