import type { Money, OrderDetails } from '@sahra/shared/facade';

/** The tax in what was paid at one rate; of the shipping, whose rate is not written into the order, only the amount. */
export interface TaxRow {
  /** Hundredths of a percent; null: of the shipping. */
  rate: number | null;
  net: Money;
  tax: Money;
  gross: Money;
}

/** The taxes of an order, a row for each rate, the highest first; together they are the order's own. */
export function taxesOf({ lines, shippingAmount, tax, total }: OrderDetails): TaxRow[] {
  const { currency } = total;
  const row = (rate: number | null, gross: number, taxed: number): TaxRow => ({
    rate,
    net: { amount: gross - taxed, currency },
    tax: { amount: taxed, currency },
    gross: { amount: gross, currency },
  });
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((a, b) => b - a);
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const ofLines = rates.map((rate) => {
    const taxed = lines.filter(({ taxRate }) => taxRate === rate);
    return row(rate, sum(taxed.map((line) => line.total.amount)), sum(taxed.map((line) => line.tax.amount)));
  });
  if (shippingAmount.amount === 0) return ofLines;
  return [...ofLines, row(null, shippingAmount.amount, tax.amount - sum(ofLines.map((each) => each.tax.amount)))];
}
