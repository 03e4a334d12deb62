import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { signInCodeSchema } from '@sahra/shared/form-rules/second-step-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { welcome } from '../ui/sign-in.ts';
import { targetOfMember } from '../ui/auth-routes.ts';

/** Completes a sign-in with a code of the app, or a recovery code, and goes on to the redirect target. */
export const giveCode = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signInCodeSchema,
    errorsByCode: { wrong_code: { code: 'wrong' } },
    send: async (body, app) => {
      const { member } = await app.api.post('/auth/sign-in/code', { body });
      await welcome(app, member, 'signIn.welcome');
      return redirect(targetOfMember(args.request, member));
    },
  });
