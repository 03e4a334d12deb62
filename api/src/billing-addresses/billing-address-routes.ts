import { billingChangeSchema } from '@sahra/shared/form-rules/billing-address-form';
import { billingAnswerSchema } from '@sahra/shared/schemas/billing-address';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CountryCode } from 'libphonenumber-js';
import { requirePhoneNumber } from '../auth/phone-number.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { readOf } from '../server/http/read-schema.ts';
import { deleteBillingAddress, findBillingAddress, saveBillingAddress } from './billing-address-repository.ts';

const path = '/account/billing-address';
const preHandler = requirePermission('keep-account');
/** The longest address, every letter of it written as `\uXXXX`. */
const bodyLimit = 8 * 1024;

/** Where a member's bills go. */
export const billingAddressRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      path,
      { preHandler, schema: readOf('Billing address of who asks', billingAnswerSchema) },
      async (request) => ({
        address: await findBillingAddress(database, memberOf(request).id),
      }),
    );
    app.put(
      path,
      {
        preHandler,
        bodyLimit,
        schema: { ...readOf('Keep a billing address', billingAnswerSchema), body: billingChangeSchema },
      },
      async (request) => {
        const { phone, ...rest } = request.body;
        // A number without a country's code is dialled where the bill goes.
        const address = { ...rest, phone: requirePhoneNumber(phone, [rest.country as CountryCode]) };
        await saveBillingAddress(database, memberOf(request).id, address);
        return { address };
      },
    );
    app.delete(
      path,
      { preHandler, schema: readOf('Forget the billing address', billingAnswerSchema) },
      async (request) => {
        await deleteBillingAddress(database, memberOf(request).id);
        return { address: null };
      },
    );
  };
