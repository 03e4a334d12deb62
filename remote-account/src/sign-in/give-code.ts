import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { codeForm } from '../ui/sign-in/code-form.ts';
import { welcome } from '../ui/sign-in/sign-in.ts';
import { targetOfMember } from '../ui/auth-routes.ts';

/** Completes a sign-in with a code of the app, or a recovery code, and goes on to the redirect target. */
export const giveCode = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: codeForm,
    errorsByCode: { wrong_code: { code: 'wrong' } },
    send: async ({ token, code }, app) => {
      const { member } = await app.api.post('/auth/sign-in/code', { body: { token, code } });
      await welcome(app, member, 'signIn.welcome');
      return redirect(targetOfMember(args.request, member));
    },
  });
