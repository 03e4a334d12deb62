import { groundColor } from '../../../demo/src/artwork/ground-color.ts';
import type { products } from '../database/shop-tables.ts';
import { productRequest } from '../media/subjects.ts';
import type { Demo } from './demo-files.ts';
import { type Ids, idOf } from './ids.ts';

export const buildProductRows = (demo: Demo, ids: { productCategories: Ids; products: Ids }): (typeof products.$inferInsert & { id: number })[] =>
  demo.products.map((product, index) => ({
    id: idOf(ids.products, product.slug, 'product'),
    slug: product.slug,
    sku: product.sku,
    position: index + 1,
    name: product.name,
    description: product.description,
    categoryId: idOf(ids.productCategories, product.category, 'product category'),
    price: product.priceEgp,
    compareAtPrice: product.compareAtEgp,
    stockQuantity: product.stock,
    rating: product.rating,
    reviewCount: product.reviews,
    soldCount: product.sold,
    addedOn: product.addedOn,
    colors: product.colors,
    sizes: product.sizes,
    weightGrams: product.weightGrams,
    shape: product.shape,
    motif: product.motif,
    tags: product.tags,
    pictureColor: groundColor(productRequest(product)),
  }));
