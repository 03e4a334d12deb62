import { languageQuerySchema, pageOf, slugSchema } from '@sahra/shared/schemas/common';
import { productFacetsSchema, productFilterSchema, productQuerySchema } from '@sahra/shared/schemas/product-filters';
import { productCategorySchema, productDetailSchema, productSchema } from '@sahra/shared/schemas/shop';
import { shopFrontSchema } from '@sahra/shared/schemas/shop-front';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { ofShop } from '../server/http/kept-reads.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findProduct } from './find-product.ts';
import { listProductCategories } from './product-category-repository.ts';
import { findProductFacets } from './product-facets.ts';
import { listProducts } from './product-repository.ts';
import { findShopFront } from './shop-front.ts';

export const productRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/products',
      {
        config: ofShop,
        schema: {
          ...readOf('Products, sorted; narrowed by any of the filters together', pageOf(productSchema)),
          querystring: listQuerySchema.extend(productQuerySchema.shape),
        },
      },
      ({ query, language }) => listProducts(context, query, query, language),
    );
    app.get(
      '/product-facets',
      {
        config: ofShop,
        schema: {
          ...readOf(
            'By what a list of products can be narrowed, with how many each choice brings',
            productFacetsSchema,
          ),
          querystring: languageQuerySchema.extend(productFilterSchema.shape),
        },
      },
      ({ query, language }) => findProductFacets(context, query, language),
    );
    app.get(
      '/shop-front',
      { config: ofShop, schema: readOf('What the shop shows first', shopFrontSchema) },
      ({ language }) => findShopFront(context, language),
    );
    app.get(
      '/products/:slug',
      {
        config: ofShop,
        schema: {
          ...readOf('A product with its film and related products', productDetailSchema),
          params: z.object({ slug: slugSchema }),
        },
      },
      async ({ params, language }) => found(await findProduct(context, params.slug, language), 'product'),
    );
    app.get(
      '/product-categories',
      {
        config: ofShop,
        schema: {
          ...readOf('Categories of products that hold any', pageOf(productCategorySchema)),
          querystring: listQuerySchema,
        },
      },
      ({ query, language }) => listProductCategories(context, query, language),
    );
  };
