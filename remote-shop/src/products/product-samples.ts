import type { Page, Product, ProductCategory, ProductDetail, ProgramCard } from '@sahra/shared/facade';

const product = (id: number): Product => ({
  id,
  slug: `product-${id}`,
  sku: `SHR-${id}`,
  name: `Product ${id}`,
  category: { slug: 'kitchen', name: 'Kitchen' },
  price: { amount: 20000, currency: 'EGP' },
  compareAtPrice: id === 1 ? { amount: 25000, currency: 'EGP' } : null,
  rating: 4.5,
  reviewCount: 12,
  memberRating: id === 1 ? { average: 4, count: 3 } : { average: null, count: 0 },
  inStock: id !== 2,
  stockQuantity: id === 2 ? 0 : 9,
  colors: ['nile', 'night'],
  sizes: [],
  addedOn: '2026-02-12',
  picture: { kind: 'product', src: `/media/art/product/product-${id}`, color: 'navy' },
});
const all = Array.from({ length: 31 }, (_, index) => product(index + 1));

/** The first of so many products. */
export const pageOfProducts = (total: number, pageSize: number): Page<Product> => ({
  items: all.slice(0, Math.min(total, pageSize)),
  page: 1,
  pageSize,
  total,
});

const film: Pick<ProgramCard, 'id' | 'title' | 'kind' | 'poster'> = {
  id: 7,
  title: 'The Last Open Pharmacy',
  kind: 'series',
  poster: { kind: 'poster', src: '/media/art/poster/pharmacy', color: 'navy' },
};

type Variant = ProductDetail['variants'][number];

/** A product in a color and a size. */
export const variantOf = (id: number, changes: Partial<Variant> = {}): Variant => ({
  ...{ id, sku: `SHR-${id}`, color: '', size: '', weightGrams: 375 },
  price: { amount: 20000, currency: 'EGP' },
  ...{ compareAtPrice: null, lowestPrice: null, stockQuantity: 9, inStock: true },
  ...changes,
});

/** A product with all that its page shows. */
export const productDetail = (id: number, changes: Partial<ProductDetail> = {}): ProductDetail => ({
  ...product(id),
  variants: [variantOf(id, { compareAtPrice: product(id).compareAtPrice })],
  isDigital: false,
  categories: [
    { slug: 'home', name: 'Home' },
    { slug: 'kitchen', name: 'Kitchen' },
  ],
  pictures: [{ picture: product(id).picture, color: '', view: 'front' }],
  description: 'A white mug with laboratory markings.',
  contentLanguage: 'en',
  weightGrams: 375,
  tags: [{ slug: 'night', name: 'Night' }],
  program: film as ProgramCard,
  related: [product(3), product(4)],
  ...changes,
});

const categories: Page<ProductCategory> = {
  items: [
    { slug: 'kitchen', name: 'Kitchen', productCount: 31, parent: null },
    { slug: 'paper', name: 'Paper', productCount: 0, parent: null },
  ],
  page: 1,
  pageSize: 24,
  total: 2,
};

interface ProductQuery {
  page?: number;
  pageSize: number;
  sort: string;
  category?: string;
}

/** A shop with 31 products in one category; an ascending price turns their order round. */
export const answers = () => ({
  '/product-categories': categories,
  '/products': ({ page = 1, pageSize, sort, category = 'kitchen' }: ProductQuery): Page<Product> => {
    const inCategory = all.filter((candidate) => candidate.category.slug === category);
    const sorted = sort === 'price-asc' ? inCategory.toReversed() : inCategory;
    return { items: sorted.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: sorted.length };
  },
});
