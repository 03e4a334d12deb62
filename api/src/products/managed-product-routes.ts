import {
  managedProductSchema,
  managedProductsQuerySchema,
  managedProductsSchema,
  newProductSchema,
  productChangeSchema,
  productChoicesSchema,
  productParamsSchema,
  productPictureParamsSchema,
  productPictureSchema,
  productRevisionSchema,
  productVariantParamsSchema,
  variantChangeSchema,
} from '@sahra/shared/schemas/managed-products';
import { languageQuerySchema } from '@sahra/shared/schemas/common';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answersWith } from '../admin/answers-with.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { addProductPicture, removeProductPicture } from './change-product-pictures.ts';
import { changeProduct, createProduct } from './change-products.ts';
import { addVariant, changeVariant, removeVariant } from './change-variants.ts';
import type { Saving } from './held-product.ts';
import { listManagedProducts, readManagedProduct, readProductChoices } from './managed-products.ts';

/** Before anything of the body is read. */
const onRequest = requirePermission('manage-shop');
/** The longest texts in all languages, every letter written as `\uXXXX`. */
const bodyLimit = 64 * 1024;
const path = '/admin/products';

const conflicts = [
  '409 `product_changed`: somebody saved it since this revision was read.',
  '409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.',
].join(' ');
const changeOf = <P, B>(summary: string, params: P, body: B) => ({
  ...{ summary, description: conflicts, params, body },
  response: answersWith(managedProductSchema),
});
const removalOf = <P>(summary: string, params: P) => ({
  ...{ summary, description: conflicts, params },
  querystring: productRevisionSchema,
  response: answersWith(managedProductSchema),
});

const adminOf = (request: FastifyRequest) => {
  const { id, name } = memberOf(request);
  return { id, name };
};
const savingOf = (request: FastifyRequest, { id }: { id: number }, { revision }: { revision: string }): Saving => ({
  admin: adminOf(request),
  productId: id,
  revision,
});

/** What admins do with what the shop sells; each change is written down. */
export const managedProductRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = context;
    const read = ({ id }: { id: number }) => readManagedProduct(context, id);
    const limited = { bodyLimit, onRequest };

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: 'What the shop sells, what was changed last first',
          description: '`q` is parts of a name in any language or of an item number.',
          querystring: managedProductsQuerySchema,
          response: answersWith(managedProductsSchema),
        },
      },
      ({ query, language }) => listManagedProducts(context, query, language),
    );
    app.get(
      '/admin/product-choices',
      {
        onRequest,
        schema: {
          summary: 'What a product can be given',
          querystring: languageQuerySchema,
          response: answersWith(productChoicesSchema),
        },
      },
      ({ language }) => readProductChoices(context, language),
    );
    app.post(
      path,
      {
        ...limited,
        schema: {
          ...{ summary: 'Sell something new', description: conflicts, body: newProductSchema },
          response: answersWith(managedProductSchema),
        },
      },
      async (request) => read({ id: await createProduct(database, adminOf(request), request.body) }),
    );
    app.get(
      `${path}/:id`,
      {
        onRequest,
        schema: {
          summary: 'A product with everything that can be changed of it',
          params: productParamsSchema,
          response: answersWith(managedProductSchema),
        },
      },
      ({ params }) => read(params),
    );
    app.put(
      `${path}/:id`,
      { ...limited, schema: changeOf('Change what a product is', productParamsSchema, productChangeSchema) },
      async (request) => {
        const { params, body } = request;
        await changeProduct(database, savingOf(request, params, body), body);
        return read(params);
      },
    );
    app.post(
      `${path}/:id/variants`,
      { ...limited, schema: changeOf('Sell it in one more variant', productParamsSchema, variantChangeSchema) },
      async (request) => {
        const { params, body } = request;
        await addVariant(database, savingOf(request, params, body), body);
        return read(params);
      },
    );
    app.put(
      `${path}/:id/variants/:variantId`,
      {
        ...limited,
        schema: changeOf('Change a variant and its price', productVariantParamsSchema, variantChangeSchema),
      },
      async (request) => {
        const { params, body } = request;
        await changeVariant(database, savingOf(request, params, body), params.variantId, body);
        return read(params);
      },
    );
    app.delete(
      `${path}/:id/variants/:variantId`,
      { onRequest, schema: removalOf('Take a variant off sale', productVariantParamsSchema) },
      async (request) => {
        const { params, query } = request;
        await removeVariant(database, savingOf(request, params, query), params.variantId);
        return read(params);
      },
    );
    app.post(
      `${path}/:id/pictures`,
      { ...limited, schema: changeOf('Show one more picture', productParamsSchema, productPictureSchema) },
      async (request) => {
        const { params, body } = request;
        await addProductPicture(database, savingOf(request, params, body), body.mediaId);
        return read(params);
      },
    );
    app.delete(
      `${path}/:id/pictures/:mediaId`,
      { onRequest, schema: removalOf('Take a picture away', productPictureParamsSchema) },
      async (request) => {
        const { params, query } = request;
        await removeProductPicture(database, savingOf(request, params, query), params.mediaId);
        return read(params);
      },
    );
  };
