/** The sort options of the shop, in the order in which they are offered. */
export const productSorts = ['default', 'popularity', 'rating', 'latest', 'price-asc', 'price-desc'] as const;
export type ProductSort = (typeof productSorts)[number];
