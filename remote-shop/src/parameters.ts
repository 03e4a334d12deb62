/** Of the list of reviews or comments below a page. */
const contributions = ['sort', 'stars', 'page', 'thread', 'replies', 'answer', 'change', 'delete', 'report'];

/**
 * Parameters of its pages' addresses, by the page's id: others do not change what is shown. The build writes them into the release; no
 * page downloads them.
 */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  'shop.products': [
    'category',
    'minPrice',
    'maxPrice',
    'color',
    'size',
    'rating',
    'inStock',
    'reduced',
    'fromFilms',
    'sort',
    'view',
    'page',
  ],
  'shop.all-products': ['sort', 'page'],
  'shop.product': ['color', 'size', ...contributions],
  'shop.related-merchandise': ['page'],
  'shop.order': ['token'],
  'shop.track-order': ['token'],
  'shop.cart': ['remove'],
  'shop.orders': ['page'],
  'shop.downloads': ['page'],
  'shop.wishlist': ['list', 'remove'],
  'shop.stock-alerts': ['want', 'token'],
  'shop.admin-orders': ['status', 'q', 'page'],
  'shop.admin-stock': ['show', 'q', 'page', 'ledger'],
  'shop.admin-products': ['category', 'q', 'page'],
  'shop.admin-product': ['created'],
  'shop.admin-coupons': ['state', 'q', 'page'],
};
