import { planSchema } from '@sahra/shared/schemas/account';
import { pageOf } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { listPlans } from './plan-repository.ts';

export const planRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/plans',
      { schema: { ...readOf('Pricing plans', pageOf(planSchema)), querystring: listQuerySchema } },
      ({ query, language }) => listPlans(context, query, language),
    );
  };
