import { pageOf, slugSchema } from '@sahra/shared/schemas/common';
import {
  productCategorySchema,
  productDetailSchema,
  productQuerySchema,
  productSchema,
} from '@sahra/shared/schemas/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findProduct } from './find-product.ts';
import { listProductCategories } from './product-category-repository.ts';
import { listProducts } from './product-repository.ts';

export const productRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/products',
      {
        schema: {
          ...readOf(
            'Products, sorted; of a category, with tags of a program, or by words of the name',
            pageOf(productSchema),
          ),
          querystring: listQuerySchema.extend(productQuerySchema.shape),
        },
      },
      ({ query, language }) => listProducts(context, query, query, language),
    );
    app.get(
      '/products/:slug',
      {
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
        schema: {
          ...readOf('Categories of products that hold any', pageOf(productCategorySchema)),
          querystring: listQuerySchema,
        },
      },
      ({ query, language }) => listProductCategories(context, query, language),
    );
  };
