import { data, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { requestSignInLinkSchema, signInByLinkForm } from '@sahra/shared/form-rules/auth-forms';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { redirectTarget } from '../ui/auth-routes.ts';
import { greet } from '../ui/sign-in.ts';

/** Has the link sent, if there is such an account. */
export const askLink = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: requestSignInLinkSchema,
    send: async ({ identifier }, { api }) => {
      await api.post('/auth/request-sign-in-link', { body: { identifier } });
      return data({ isSent: true });
    },
  });

/** Signs in with the token of the mail. */
export const takeLink = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signInByLinkForm,
    secrets: ['token'],
    send: async ({ token }, app) => {
      const { member } = await app.api.post('/auth/sign-in-by-link', { body: { token, isRemembered: true } });
      await greet(app, member, 'signIn.welcome');
      return redirect(redirectTarget(args.request));
    },
  });
