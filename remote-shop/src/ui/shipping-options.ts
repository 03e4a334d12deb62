import { formatMoney, formatNumber, useLanguage, useTranslation, type ShippingChoice } from '@sahra/shared/facade';
import { isolated } from './isolated.ts';

/** The ways in which a parcel can go, for a group of radio buttons: what each costs, how long it takes, from when on it is free. */
export function useShippingOptions(choices: readonly ShippingChoice[]) {
  const { t } = useTranslation('cart');
  const { code: language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return choices.map(({ code, name, price, daysFrom, daysTo, freeFrom }) => {
    const cost = price.amount === 0 ? t('shipping.free') : isolated(formatMoney(price, language));
    const days =
      daysFrom === daysTo
        ? t('shipping.inDays', { count: daysTo, number: number(daysTo) })
        : t('shipping.days', { count: daysTo, from: number(daysFrom), to: number(daysTo) });
    const free =
      freeFrom && price.amount > 0 ? t('shipping.freeFrom', { amount: isolated(formatMoney(freeFrom, language)) }) : '';
    return { value: code, label: `${name} · ${cost}`, hint: [days, free].filter(Boolean).join(' ') };
  });
}
