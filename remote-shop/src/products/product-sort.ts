import { productSorts, type ProductSort } from '@sahra/shared/facade';

/** The order that an address names; the shop's own order where it names none that we have. */
export const findSort = (text: string | null): ProductSort => productSorts.find((sort) => sort === text) ?? 'default';
