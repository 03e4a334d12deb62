/** Why the stock of a variant changed: it began with so many; an order took pieces or gave them back; an admin counted, got or lost some. */
export const stockReasons = ['opening', 'order', 'returned', 'delivery', 'count', 'loss'] as const;
export type StockReason = (typeof stockReasons)[number];
