import { describe, expect, it } from 'vitest';
import type { ShippingTerms } from '../shipping/shipping-price.ts';
import { type CountedCoupon, type Goods, totalsOf } from './cart-totals.ts';
import { spread } from './spread.ts';
import { taxIn } from './tax-rates.ts';
import { generatedCarts, generatedCurrencies } from './testing/generated-carts.ts';

const mug: Goods = { unitPrice: 24_000, quantity: 1, taxClass: 'standard', weightGrams: 380, isDigital: false };
const poster: Goods = { ...mug, unitPrice: 9_999, isDigital: true, weightGrams: 0 };
const terms: ShippingTerms = { price: 5_000, pricePerKilogram: 1_500, freeFrom: 100_000, maxWeightGrams: null };
const coupon = (more: Partial<CountedCoupon>, count = 1): CountedCoupon => ({
  kind: 'percent',
  value: 10,
  counts: Array<boolean>(count).fill(true),
  ...more,
});
const discountsOf = (goods: Goods[], reduction: CountedCoupon) =>
  totalsOf(goods, reduction, null).lines.map(({ discount }) => discount);
const priced = (...prices: number[]) => prices.map((unitPrice) => ({ ...mug, unitPrice }));

describe('a discount', () => {
  it.each<[string, Goods[], Partial<CountedCoupon>, number[]]>([
    ['of ten percent', priced(24_000), { value: 10 }, [2_400]],
    ['of a half unit is rounded up', priced(25), { value: 10 }, [3]],
    ['of less than half a unit is none', priced(4), { value: 10 }, [0]],
    ['is rounded once for all lines, not once for each', priced(5, 5, 5), { value: 10 }, [1, 1, 0]],
    ['goes to those first that lose most by rounding', priced(1, 1, 8), { value: 50 }, [1, 0, 4]],
    ['of a hundred percent is all', priced(33, 67), { value: 100 }, [33, 67]],
    ['of more than a hundred percent is all', priced(33, 67), { value: 250 }, [33, 67]],
    ['that is fixed is spread', priced(10_000, 20_000), { kind: 'fixed', value: 5_000 }, [1_667, 3_333]],
    ['that is fixed is no more than there is', priced(10, 20), { kind: 'fixed', value: 5_000 }, [10, 20]],
    ['counts for some lines only', priced(1_000, 2_000), { counts: [false, true] }, [0, 200]],
    [
      'that is fixed is no more than what it counts for',
      priced(1_000, 2_000),
      { kind: 'fixed', value: 9_000, counts: [true, false] },
      [1_000, 0],
    ],
    ['of nothing is nothing', priced(0, 0), { value: 10 }, [0, 0]],
    ['of shipping leaves the lines alone', priced(1_000), { kind: 'free-shipping', value: 0 }, [0]],
  ])('%s', (_, goods, more, expected) => {
    expect(discountsOf(goods, coupon(more, goods.length))).toEqual(expected);
  });

  it('of amounts that a number cannot count exactly is spread to the unit', () => {
    const huge = Number.MAX_SAFE_INTEGER;
    expect(spread(huge - 2, [huge - 1, 1]).reduce((sum, share) => sum + share, 0)).toBe(huge - 2);
  });
});

describe('shipping', () => {
  const shippingOf = (goods: Goods[], more: Partial<ShippingTerms> = {}, reduction: CountedCoupon | null = null) =>
    totalsOf(goods, reduction, { ...terms, ...more }).shipping;

  it.each<[string, Goods[], Partial<ShippingTerms>, CountedCoupon | null, number]>([
    ['of up to a kilogram has the first price', [{ ...mug, weightGrams: 1000 }], {}, null, 5_000],
    ['of a gram more begins another kilogram', [{ ...mug, weightGrams: 1001 }], {}, null, 6_500],
    ['of nothing that weighs has the first price', [{ ...mug, weightGrams: 0 }], {}, null, 5_000],
    ['weighs all pieces', [{ ...mug, weightGrams: 700, quantity: 4 }], {}, null, 8_000],
    ['does not weigh what is digital', [mug, { ...poster, weightGrams: 9_000 }], {}, null, 5_000],
    ['of files alone costs nothing', [poster], {}, null, 0],
    ['of nothing costs nothing', [], {}, null, 0],
    ['is free from an amount', [{ ...mug, unitPrice: 100_000 }], {}, null, 0],
    ['is not free when the discount goes below it', [{ ...mug, unitPrice: 100_000 }], {}, coupon({ value: 1 }), 5_000],
    ['is never free where no amount is said', [{ ...mug, unitPrice: 9e8 }], { freeFrom: null }, null, 5_000],
    ['is free with a coupon for it', [mug], {}, coupon({ kind: 'free-shipping', value: 0 }), 0],
  ])('%s', (_, goods, more, reduction, expected) => {
    expect(shippingOf(goods, more, reduction)).toBe(expected);
  });

  it('is not known before it is known where it goes', () => {
    expect(totalsOf([mug], null, null)).toMatchObject({ shipping: null, total: 24_000 });
    expect(totalsOf([poster], null, null).shipping).toBe(0);
  });
});

describe('tax', () => {
  it.each([
    [11_400, 1400, 1_400],
    [10_500, 500, 500],
    [10_500, 0, 0],
    [57, 1400, 7],
    [61, 1400, 7],
    [62, 1400, 8],
    [0, 1400, 0],
    // Exactly a half: up.
    [21, 500, 1],
    [10, 500, 0],
  ])('of %i at %i hundredths of a percent is %i', (amount, rate, expected) => {
    expect(taxIn(amount, rate)).toBe(expected);
  });

  it('is part of what is paid for the lines after their discount, and of the shipping', () => {
    const { lines, tax, total } = totalsOf([mug, { ...mug, taxClass: 'reduced' }], coupon({}, 2), terms);
    expect(lines.map(({ taxRate, tax: of }) => [taxRate, of])).toEqual([
      [1400, taxIn(21_600, 1400)],
      [500, taxIn(21_600, 500)],
    ]);
    expect([tax, total]).toEqual([2_653 + 1_029 + taxIn(5_000, 1400), 43_200 + 5_000]);
  });
});

describe('500 carts in currencies with none, two and three decimals', () => {
  const carts = generatedCarts(500);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

  it('They are of all kinds', () => {
    expect(new Set(carts.map(({ currency }) => currency))).toEqual(new Set(generatedCurrencies));
    const kinds = carts.map(({ coupon: used }) => used?.kind ?? 'none');
    for (const kind of ['percent', 'fixed', 'free-shipping', 'none'])
      expect(kinds.filter((each) => each === kind).length, kind).toBeGreaterThan(50);
    expect(generatedCarts(500)).toEqual(carts);
  });

  it('Lines, discount, tax, shipping and total agree to the minor unit', () => {
    for (const { goods, coupon: used, terms: way } of carts) {
      const { lines, subtotal, discount, shipping, tax, total } = totalsOf(goods, used, way);
      for (const [index, line] of lines.entries()) {
        const { unitPrice = 0, quantity = 0 } = goods[index] ?? {};
        expect(line.subtotal).toBe(unitPrice * quantity);
        expect(line.subtotal - line.discount).toBe(line.total);
        expect([line.discount >= 0, line.total >= 0, line.tax >= 0, line.tax <= line.total]).not.toContain(false);
        expect(line.tax).toBe(taxIn(line.total, line.taxRate));
      }
      expect(sum(lines.map((line) => line.subtotal))).toBe(subtotal);
      expect(sum(lines.map((line) => line.discount))).toBe(discount);
      expect(sum(lines.map((line) => line.total)) + (shipping ?? 0)).toBe(total);
      expect(subtotal - discount + (shipping ?? 0)).toBe(total);
      expect(sum(lines.map((line) => line.tax)) + taxIn(shipping ?? 0, 1400)).toBe(tax);
      for (const amount of [subtotal, discount, shipping ?? 0, tax, total, ...lines.flatMap(Object.values)])
        expect(Number.isSafeInteger(amount)).toBe(true);
    }
  });

  it('A percentage of the whole is what the lines are reduced by, all together', () => {
    for (const { goods, coupon: used } of carts) {
      if (used?.kind !== 'percent') continue;
      const { lines, discount } = totalsOf(goods, used, null);
      const whole = sum(lines.map(({ subtotal }, index) => (used.counts[index] ? subtotal : 0)));
      expect(discount).toBe(Math.floor((whole * used.value + 50) / 100));
      for (const [index, line] of lines.entries()) if (!used.counts[index]) expect(line.discount).toBe(0);
    }
  });
});
