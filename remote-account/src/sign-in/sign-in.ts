import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { signInForm } from '@sahra/shared/form-rules/auth-forms';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { signIn } from '../ui/sign-in.ts';
import { wayOn } from '../ui/auth-routes.ts';

/** Signs in, and leads on to where the visitor wanted to go. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signInForm,
    secrets: ['password'],
    send: async ({ identifier, password, remember }, app) => {
      await signIn(app, { identifier, password, isRemembered: remember !== '' }, 'signIn.welcome');
      return redirect(wayOn(args.request));
    },
  });
