import { errorSchema, idParamSchema } from '@sahra/shared/schemas/common';
import { downloadLinkSchema, downloadsSchema, orderParamsSchema } from '@sahra/shared/schemas/orders';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import { ShopperCookies } from '../carts/shopper.ts';
import type { Database } from '../database/connect.ts';
import { downloads } from '../database/order-tables.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import type { SiteSettings } from '../server/settings.ts';
import { addressExpiry, signAddress } from '../signed-addresses/signed-address.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { DOWNLOADS } from './download-file-routes.ts';
import { findOrderOf, holderOf, type Reader } from './download-holder.ts';
import { listDownloads, takeDownload } from './download-repository.ts';

const linkSchema = {
  summary: 'An address at which a bought file is loaded, for some minutes, by whoever bought it alone',
  description:
    'Each one uses up one of the times that the file can be loaded. 409 `download_expired`, `download_used`, `download_ended`.',
  params: z.object({ id: idParamSchema }),
  response: { 200: downloadLinkSchema, '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') },
};

/** Files that somebody has bought. */
export const downloadRoutes =
  (database: Database, keys: SigningKeys, { publicUrl }: Pick<SiteSettings, 'publicUrl'>): FastifyPluginAsyncZod =>
  async (app) => {
    const cookies = new ShopperCookies(database, publicUrl);
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const readerOf = (request: FastifyRequest): Reader => ({
      memberId: request.signedIn?.member.id,
      shopperHash: cookies.guestHashOf(request),
    });

    app.get(
      '/account/downloads',
      {
        preHandler: requirePermission('keep-account'),
        schema: { ...readOf('Files that belong to orders of who asks', downloadsSchema), querystring: listQuerySchema },
      },
      (request) => listDownloads(database, eq(downloads.memberId, memberOf(request).id), request.query),
    );
    app.get(
      '/orders/:number/downloads',
      {
        schema: {
          ...readOf('Files of an order of who asks', downloadsSchema),
          querystring: listQuerySchema,
          params: orderParamsSchema,
        },
      },
      async (request) => {
        const { id } = await findOrderOf(database, readerOf(request), request.params.number);
        return listDownloads(database, eq(downloads.orderId, id), request.query);
      },
    );
    app.post('/downloads/:id/links', { bodyLimit: 1024, schema: linkSchema }, async (request) => {
      const { id } = request.params;
      const ring = await keys.ring();
      const { order, timesLeft } = await takeDownload(database, readerOf(request), id, new Date());
      const url = signAddress(ring, { purpose: 'download', holder: holderOf(order), path: `${DOWNLOADS}${id}` });
      return { url, expiresAt: addressExpiry(url).toISOString(), timesLeft };
    });
  };
