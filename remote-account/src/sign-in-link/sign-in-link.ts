import { data, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { requestSignInLinkSchema, signInByLinkForm } from '@sahra/shared/form-rules/auth-forms';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { targetOfMember } from '../ui/auth-routes.ts';
import { tokenOf } from '../ui/token-of.ts';
import { welcome } from '../ui/sign-in/sign-in.ts';

/** Has the link sent, if there is such an account. */
const askLink = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: requestSignInLinkSchema,
    send: async ({ identifier }, { api }) => {
      await api.post('/auth/request-sign-in-link', { body: { identifier } });
      return data({ isSent: true });
    },
  });

/** Signs in with the token of the mail; where the account has a second step, the page asks for its code. */
const takeLink = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signInByLinkForm,
    secrets: ['token'],
    send: async ({ token }, app) => {
      const answer = await app.api.post('/auth/sign-in-by-link', { body: { token, isRemembered: true } });
      if (!('member' in answer)) return data(answer);
      await welcome(app, answer.member, 'signIn.welcome');
      return redirect(targetOfMember(args.request, answer.member));
    },
  });

/** With the token of a mail in the page's address it is used; without one the mail is sent. */
export const action = (args: ActionFunctionArgs) => (tokenOf(args.request) ? takeLink(args) : askLink(args));
