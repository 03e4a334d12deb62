/** What a way of sending costs, in minor units. */
export interface ShippingTerms {
  price: number;
  pricePerKilogram: number;
  freeFrom: number | null;
  maxWeightGrams: number | null;
}

/** What is sent: its weight, and what all goods of the cart come to after their discount. */
export interface Parcel {
  grams: number;
  goods: number;
}

/** Whether a parcel may go this way. */
export const carries = ({ maxWeightGrams }: Pick<ShippingTerms, 'maxWeightGrams'>, { grams }: Parcel): boolean =>
  maxWeightGrams === null || grams <= maxWeightGrams;

/** The first kilogram has a price, each that is begun after it another; goods worth enough are sent free. */
export function shippingPriceOf(
  { price, pricePerKilogram, freeFrom }: ShippingTerms,
  { grams, goods }: Parcel,
): number {
  if (freeFrom !== null && goods >= freeFrom) return 0;
  return price + pricePerKilogram * Math.max(0, Math.ceil(grams / 1000) - 1);
}
