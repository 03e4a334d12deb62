import { data, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { signInForm } from '@sahra/shared/form-rules/sign-in-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { signIn } from '../ui/sign-in.ts';
import { targetOfMember } from '../ui/auth-routes.ts';

/** Signs in, and goes on to the redirect target; where the account has a second step, the page asks for its code. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signInForm,
    secrets: ['password'],
    send: async ({ identifier, password, remember }, app) => {
      const answer = await signIn(app, { identifier, password, isRemembered: remember !== '' }, 'signIn.welcome');
      return 'member' in answer ? redirect(targetOfMember(args.request, answer.member)) : data(answer);
    },
  });
