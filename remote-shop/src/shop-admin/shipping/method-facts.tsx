import { formatMoney, formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import type { Method } from './load-zones.ts';

const GRAMS = 1000;

/** What a way of sending costs, and how long it takes. */
export function MethodFacts({ method }: { method: Method }) {
  const { t } = useTranslation('shipping');
  const { code } = useLanguage();
  const { price, pricePerKilogram, freeFrom, maxWeightGrams, daysFrom, daysTo, currency } = method;
  const money = (amount: number) => isolated(formatMoney({ amount, currency }, code));
  const number = (count: number) => isolated(formatNumber(count, code));
  const weight = (grams: number) =>
    isolated(formatNumber(grams / GRAMS, code, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }));
  const facts = [
    money(price),
    pricePerKilogram > 0 && t('method.more', { amount: money(pricePerKilogram) }),
    freeFrom !== null && t('method.freeFrom', { amount: money(freeFrom) }),
    maxWeightGrams !== null && t('method.upTo', { weight: weight(maxWeightGrams) }),
    t('method.days', { from: number(daysFrom), to: number(daysTo) }),
  ];
  return (
    <ul role="list" className={styles.facts}>
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  );
}
