import {
  managedZonesSchema,
  methodParamsSchema,
  shippingMethodChangeSchema,
  shippingZoneChangeSchema,
  zoneParamsSchema,
} from '@sahra/shared/schemas/managed-shipping';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answersWith } from '../admin/answers-with.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import {
  changeMethod,
  changeZone,
  createMethod,
  createZone,
  listZones,
  removeMethod,
  removeZone,
} from './managed-shipping.ts';

const onRequest = requirePermission('manage-shop');
const bodyLimit = 16 * 1024;
const response = answersWith(managedZonesSchema);
const [zones, zone, method] = [
  '/admin/shipping-zones',
  '/admin/shipping-zones/:zoneId',
  '/admin/shipping-methods/:methodId',
];
const ofZone = (summary: string) => ({ summary, params: zoneParamsSchema, response });
const ofMethod = (summary: string) => ({ summary, params: methodParamsSchema, response });
const taken = '409 `country_taken`: another zone has one of the countries, or all that no zone names.';

/** What admins do with zones and ways of sending; each change is written down and answers with all zones. */
export const managedShippingRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const after = async (request: FastifyRequest, change: (admin: { id: string; name: string }) => Promise<void>) => {
      const { id, name } = memberOf(request);
      await change({ id, name });
      return listZones(database);
    };

    app.get(zones, { onRequest, schema: { summary: 'Where parcels go, and how', response } }, () =>
      listZones(database),
    );
    app.post(
      zones,
      {
        ...{ bodyLimit, onRequest },
        schema: { summary: 'Make a zone', description: taken, body: shippingZoneChangeSchema, response },
      },
      (request) => after(request, (admin) => createZone(database, admin, request.body)),
    );
    app.put(
      zone,
      {
        ...{ bodyLimit, onRequest },
        schema: { ...ofZone('Change a zone'), description: taken, body: shippingZoneChangeSchema },
      },
      (request) => after(request, (admin) => changeZone(database, admin, request.params.zoneId, request.body)),
    );
    app.delete(
      zone,
      {
        ...{ bodyLimit, onRequest },
        schema: {
          ...ofZone('Remove a zone with its ways of sending'),
          description: '409 `last_zone`: a shop sends somewhere. Orders keep what is written in them.',
        },
      },
      (request) => after(request, (admin) => removeZone(database, admin, request.params.zoneId)),
    );
    app.post(
      `${zone}/methods`,
      { bodyLimit, onRequest, schema: { ...ofZone('Make a way of sending'), body: shippingMethodChangeSchema } },
      (request) => after(request, (admin) => createMethod(database, admin, request.params.zoneId, request.body)),
    );
    app.put(
      method,
      { bodyLimit, onRequest, schema: { ...ofMethod('Change a way of sending'), body: shippingMethodChangeSchema } },
      (request) => after(request, (admin) => changeMethod(database, admin, request.params.methodId, request.body)),
    );
    app.delete(method, { bodyLimit, onRequest, schema: ofMethod('Remove a way of sending') }, (request) =>
      after(request, (admin) => removeMethod(database, admin, request.params.methodId)),
    );
  };
