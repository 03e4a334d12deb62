/** Columns of what people put into carts and onto wishlists, and of what they buy, by the row of the privacy policy that tells of them. */
export const personalShop = {
  downloads: { orders: ['id', 'memberId', 'orderId', 'lineId', 'name', 'file', 'timesLeft', 'expiresAt'] },
  orders: {
    orders: [
      ...['id', 'number', 'memberId', 'status', 'total', 'currency', 'paymentMethod', 'notes', 'placedAt', 'cartId'],
      ...['shopperHash', 'idempotencyKey', 'requestHash', 'email', 'language', 'billing', 'shipping'],
      ...['shippingMethod', 'shippingName', 'subtotal', 'discount', 'shippingAmount', 'tax', 'couponCode'],
      ...['paidAt', 'shippedAt', 'parcelNumber', 'carrier', 'updatedAt'],
    ],
  },
  orderLines: {
    orders: [
      ...['id', 'orderId', 'position', 'variantId', 'productId', 'slug', 'sku', 'name', 'nameArabic', 'color', 'size'],
      ...['quantity', 'unitPrice', 'subtotal', 'discount', 'total', 'taxRate', 'tax', 'weightGrams', 'isDigital'],
    ],
  },
  orderEvents: { orders: ['id', 'orderId', 'kind', 'actor', 'note', 'isInternal', 'at'] },
  couponUses: { orders: ['orderId', 'code', 'customer'] },
  stockMovements: { orders: ['id', 'variantId', 'change', 'reason', 'orderId', 'adminId', 'note', 'at'] },
  carts: {
    carts: [
      ...['id', 'memberId', 'shopperHash', 'couponCode', 'country', 'shippingMethod', 'merged'],
      ...['createdAt', 'updatedAt', 'orderedAt'],
    ],
  },
  lineItems: { carts: ['cartId', 'variantId', 'quantity', 'seenPrice', 'addedAt'] },
  stockHolds: { carts: ['cartId', 'variantId', 'quantity', 'since', 'until'] },
  wishlists: { wishlists: ['id', 'memberId', 'shopperHash', 'shareToken', 'updatedAt'] },
  wishlistItems: { wishlists: ['wishlistId', 'productId', 'addedAt'] },
  stockAlerts: {
    wishlists: ['id', 'variantId', 'email', 'memberId', 'language', 'confirmedAt', 'sentAt', 'createdAt'],
  },
} as const;
