import { ApiError, data, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { verifyEmailSchema } from '@sahra/shared/form-rules/auth-forms';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { signIn } from '../ui/sign-in/sign-in.ts';
import { askMail } from '../ui/forms/ask-mail.ts';
import { memberOf, redirectTarget } from '../ui/auth-routes.ts';
import { tokenOf } from '../ui/token-of.ts';

const isConfirmed = () => data({ isConfirmed: true });

/**
 * Confirms an address with the token of a mail and the password of the account. Nobody is asked for the same password
 * twice: who is not signed in here is, by it. Where that is refused, the page says that the address is confirmed.
 */
const confirmAddress = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: verifyEmailSchema,
    secrets: ['token', 'password'],
    errorsByCode: { wrong_password: { password: 'wrong' } },
    send: async ({ token, password }, app) => {
      const { email } = await app.api.post('/auth/verify-email', { body: { token, password } });
      if (await memberOf(app)) return isConfirmed();
      try {
        const answer = await signIn(app, { identifier: email, password, isRemembered: true }, 'verifyEmail.welcome');
        // Their second step is asked for where they sign in.
        if (!('member' in answer)) return isConfirmed();
      } catch (error) {
        if (error instanceof ApiError) return isConfirmed();
        throw error;
      }
      return redirect(redirectTarget(args.request));
    },
  });

const askAgain = (args: ActionFunctionArgs) => askMail('/auth/send-verification-email', args);

/** With the token of a mail in the page's address it is used; without one the mail is sent anew. */
export const action = (args: ActionFunctionArgs) => (tokenOf(args.request) ? confirmAddress(args) : askAgain(args));
