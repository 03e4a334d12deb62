import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { signInForm } from '@sahra/shared/form-rules/sign-in-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { signIn } from '../ui/sign-in.ts';
import { redirectTarget } from '../ui/auth-routes.ts';

/** Signs in, and goes on to the redirect target. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signInForm,
    secrets: ['password'],
    send: async ({ identifier, password, remember }, app) => {
      await signIn(app, { identifier, password, isRemembered: remember !== '' }, 'signIn.welcome');
      return redirect(redirectTarget(args.request));
    },
  });
