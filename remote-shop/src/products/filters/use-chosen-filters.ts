import { formatMoney, useLanguage, useTranslation, type ProductFacets } from '@sahra/shared/facade';
import type { ChosenFilter } from '@sahra/shared/parts/chosen-filters';
import { paths } from '../../paths.ts';
import { useColorName } from '../color-list.tsx';
import { joined, minorOf, switches, valuesOf, type ListFilter } from './list-filter.ts';

/** What the list is narrowed by, in words, each with the address without it. */
export function useChosenFilters(filter: ListFilter, { categories, currency }: ProductFacets): ChosenFilter[] {
  const { t } = useTranslation('filters');
  const { code } = useLanguage();
  const nameOfColor = useColorName();
  const without = (change: ListFilter) => paths.shop.href({ ...filter, ...change });
  const { category, minPrice, maxPrice, color, size, rating } = filter;
  const money = (amount: string) => formatMoney({ amount: minorOf(amount, currency), currency }, code);
  const prices = () => {
    if (minPrice === undefined) return maxPrice === undefined ? undefined : t('upTo', { highest: money(maxPrice) });
    if (maxPrice === undefined) return t('atLeast', { lowest: money(minPrice) });
    return t('between', { lowest: money(minPrice), highest: money(maxPrice) });
  };
  const priceLabel = prices();
  const valuesIn = (name: 'color' | 'size', labelOf: (value: string) => string) => {
    const values = valuesOf(name === 'color' ? color : size);
    return values.map((value) => ({
      label: labelOf(value),
      href: without({ [name]: joined(values.filter((other) => other !== value)) }),
    }));
  };
  return [
    category && {
      label: categories.find(({ slug }) => slug === category)?.name ?? category,
      href: without({ category: undefined }),
    },
    ...switches.map((name) => filter[name] && { label: t(`switches.${name}`), href: without({ [name]: undefined }) }),
    priceLabel !== undefined && { label: priceLabel, href: without({ minPrice: undefined, maxPrice: undefined }) },
    ...valuesIn('color', nameOfColor),
    ...valuesIn('size', (value) => t('sizeNamed', { size: value })),
    rating && { label: t('stars', { count: Number(rating) }), href: without({ rating: undefined }) },
  ].filter((one) => typeof one === 'object');
}
