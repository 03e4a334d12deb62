import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countriesOf, requirePhoneNumber } from '../auth/phone-number.ts';
import { memberOf, passCookies, requirePermission } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { secondStepRoutes } from '../second-step/second-step-routes.ts';
import { accountSchemas } from './account-schemas.ts';
import { askForEmailChange } from './email-change-repository.ts';
import { changeDetails, readDetails } from './member-repository.ts';
import { removeOwnPicture, showOwnPicture } from './own-picture.ts';
import { changePassword } from './password-change.ts';

const bodyLimit = 16 * 1024;
const preHandler = requirePermission('keep-account');
const elevated = requirePermission('keep-account', { isElevated: true });

/** What members read and change of themselves, and of how they sign in. */
export const accountRoutes =
  (parts: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = parts;
    await app.register(secondStepRoutes(parts));
    app.get('/account', { preHandler, schema: accountSchemas.read }, (request) =>
      readDetails(database, memberOf(request).id),
    );

    app.put('/account/details', { bodyLimit, preHandler, schema: accountSchemas.changeDetails }, async (request) => {
      const { body, language } = request;
      const phone = body.phone && requirePhoneNumber(body.phone, countriesOf(language));
      return changeDetails(database, memberOf(request).id, { ...body, phone }, new Date());
    });

    app.put('/account/picture', { bodyLimit, preHandler, schema: accountSchemas.showPicture }, async (request) => {
      const { id } = memberOf(request);
      await showOwnPicture(database, id, request.body.mediaId);
      return readDetails(database, id);
    });

    app.delete('/account/picture', { bodyLimit, preHandler, schema: accountSchemas.removePicture }, async (request) => {
      const { id } = memberOf(request);
      await removeOwnPicture(database, id);
      return readDetails(database, id);
    });

    app.post(
      '/account/password',
      { bodyLimit, preHandler, schema: accountSchemas.changePassword },
      async (request, reply) => {
        passCookies(reply, await changePassword(parts, request, request.body));
        return { status: 'password_changed' as const };
      },
    );

    app.post(
      '/account/email',
      { bodyLimit, preHandler: elevated, schema: accountSchemas.changeEmail },
      async (request, reply) => {
        await askForEmailChange(database, memberOf(request).id, request.body.email, new Date());
        return reply.status(202).send({ status: 'check_mail' });
      },
    );
  };
