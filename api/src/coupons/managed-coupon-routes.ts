import { languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  couponParamsSchema,
  couponTermsSchema,
  managedCouponSchema,
  managedCouponsQuerySchema,
  managedCouponsSchema,
  newCouponSchema,
} from '@sahra/shared/schemas/managed-coupons';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answersWith } from '../admin/answers-with.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { changeCoupon, createCoupon, endCoupon } from './change-coupon.ts';
import { toCouponCode } from './coupon-code.ts';
import { listManagedCoupons, readManagedCoupon } from './managed-coupons.ts';

const onRequest = requirePermission('manage-shop');
const bodyLimit = 64 * 1024;
const response = answersWith(managedCouponSchema);
const [querystring, params] = [languageQuerySchema, couponParamsSchema];
const path = '/admin/coupons/:code';

const listSchema = {
  summary: 'Coupons, the newest first',
  description: '`q` is a part of the code.',
  querystring: managedCouponsQuerySchema,
  response: answersWith(managedCouponsSchema),
};
const createSchema = {
  summary: 'Make a coupon',
  description: '409 `coupon_taken`: there is one with this code. Amounts are minor units, days are days in Cairo.',
  ...{ querystring, body: newCouponSchema, response },
};
const changeSchema = {
  summary: 'Change what a coupon takes off, and for whom',
  description: '409 `limit_below_uses`: it has been used more often than the new limit allows. Uses stay counted.',
  ...{ querystring, params, body: couponTermsSchema, response },
};

/** What admins do with coupons; each change is written down. */
export const managedCouponRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const actorOf = (request: FastifyRequest) => {
      const { id, name } = memberOf(request);
      return { id, name };
    };
    const answer = ({ language }: FastifyRequest, code: string) =>
      readManagedCoupon(database, code, language, new Date());

    app.get('/admin/coupons', { onRequest, schema: listSchema }, ({ query, language }) =>
      listManagedCoupons(database, query, language, new Date()),
    );
    app.post('/admin/coupons', { bodyLimit, onRequest, schema: createSchema }, async (request) =>
      answer(request, await createCoupon(database, actorOf(request), request.body)),
    );
    app.get(path, { onRequest, schema: { summary: 'A coupon', querystring, params, response } }, (request) =>
      answer(request, toCouponCode(request.params.code)),
    );
    app.put(path, { bodyLimit, onRequest, schema: changeSchema }, async (request) => {
      const code = toCouponCode(request.params.code);
      await changeCoupon(database, actorOf(request), code, request.body);
      return answer(request, code);
    });
    app.post(
      `${path}/end`,
      { bodyLimit, onRequest, schema: { summary: 'End a coupon now', querystring, params, response } },
      async (request) => {
        const code = toCouponCode(request.params.code);
        await endCoupon(database, actorOf(request), code, new Date());
        return answer(request, code);
      },
    );
  };
