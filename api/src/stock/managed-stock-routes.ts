import { errorSchema, pageQuerySchema } from '@sahra/shared/schemas/common';
import {
  exportedStockQuerySchema,
  managedStockQuerySchema,
  stockChangeSchema,
  stockedVariantSchema,
  stockedVariantsSchema,
  stockMovementsSchema,
  variantParamsSchema,
} from '@sahra/shared/schemas/managed-stock';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersWith } from '../admin/answers-with.ts';
import { recordExport } from '../admin/record-export.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { sendCsv } from '../server/http/csv.ts';
import { exportStock } from './export-stock.ts';
import { changeByHand, countStock, listMovements, listStock } from './managed-stock.ts';

const onRequest = requirePermission('manage-shop');
const bodyLimit = 4 * 1024;

const listSchema = {
  summary: 'What is sold, what there are fewest of first',
  description: '`q` is parts of the item number or of a product’s name; `show=low` what is nearly sold out.',
  querystring: managedStockQuerySchema,
  response: answersWith(stockedVariantsSchema),
};
const exportSchema = {
  summary: 'The same as a table, for spreadsheets',
  description: 'What spreadsheets would take for a formula has an apostrophe before it.',
  querystring: exportedStockQuerySchema,
  response: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    '4xx': errorSchema.describe('Refused'),
    '5xx': errorSchema.describe('Failed'),
  },
};
const changeSchema = {
  summary: 'Change what is on the shelf',
  description: 'A count says how many are there. 409 `too_few`: fewer are there than are to go.',
  params: variantParamsSchema,
  body: stockChangeSchema,
  response: answersWith(stockedVariantSchema),
};
const ledgerSchema = {
  summary: 'Each change of what is on the shelf, the newest first',
  params: variantParamsSchema,
  querystring: pageQuerySchema,
  response: answersWith(stockMovementsSchema),
};

/** What admins do with stock; each change is written down. */
export const managedStockRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/admin/stock', { onRequest, schema: listSchema }, ({ query, language }) =>
      listStock(database, query, language),
    );
    app.get('/admin/stock.csv', { onRequest, schema: exportSchema }, async (request, reply) => {
      const { query, language } = request;
      const { id, name } = memberOf(request);
      const total = await countStock(database, query);
      await recordExport(database, { id, name }, { action: 'export-stock', total, filter: query });
      return sendCsv(reply, 'sahra-stock', exportStock(database, query, language));
    });
    app.post('/admin/stock/:variantId', { bodyLimit, onRequest, schema: changeSchema }, (request) => {
      const { id, name } = memberOf(request);
      return changeByHand(database, { id, name }, request.params.variantId, request.body, request.language);
    });
    app.get('/admin/stock/:variantId/movements', { onRequest, schema: ledgerSchema }, ({ params, query }) =>
      listMovements(database, params.variantId, query),
    );
  };
