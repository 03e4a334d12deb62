import { z } from 'zod';
import { programCardSchema } from './catalog.ts';
import { namedSlugSchema, pictureSchema } from './common.ts';
import { productSchema } from './shop.ts';

/** Selections of the shop that have a banner: what costs less than before, what is rated best, what comes from films. */
export const bannerKinds = ['reduced', 'rated', 'from-films'] as const;
export type BannerKind = (typeof bannerKinds)[number];

/** `GET /shop-front`: what the shop shows first. All of it follows from its products. */
export const shopFrontSchema = z.object({
  /** The newest thing from each of the films that were given one last. */
  hero: z.array(z.object({ product: productSchema, program: programCardSchema })),
  banners: z.array(z.object({ kind: z.enum(bannerKinds), total: z.int(), products: z.array(productSchema) })),
  /** Those at the top of the tree, each with the picture of the first thing in it. */
  categories: z.array(namedSlugSchema.extend({ productCount: z.int(), picture: pictureSchema.nullable() })),
  newest: z.array(productSchema),
  bestSellers: z.array(productSchema),
});
export type ShopFront = z.infer<typeof shopFrontSchema>;

/** `GET /account/recommended-products`: things from what the viewer watched or wants to watch. */
export const recommendedProductsSchema = z.object({ items: z.array(productSchema) });
