import type { TaxClass } from '@sahra/shared/schemas/shop';

/** A share in hundredths of a percent: 1400 is 14 %. */
export type TaxRate = number;

/**
 * Egypt's value added tax, by law 67 of 2016, which is part of every price. The general rate is 14 % (article 3). The law's reduced
 * rate of 5 % is that of machines and equipment, and its list of what is exempt has printed books and newspapers; that a shop's
 * goods of the classes `reduced` and `zero` are such is an assumption of whoever gives them that class.
 */
export const taxRates: Readonly<Record<TaxClass, TaxRate>> = { standard: 1400, reduced: 500, zero: 0 };

/** Of what a parcel costs; that it is a service of its own, taxed in general whatever is in it, is an assumption. */
export const shippingTaxRate: TaxRate = taxRates.standard;

/** The tax that is part of an amount, rounded half up. */
export const taxIn = (amount: number, rate: TaxRate): number => {
  const [part, whole] = [BigInt(amount) * BigInt(rate), BigInt(10_000 + rate)];
  return Number((2n * part + whole) / (2n * whole));
};
