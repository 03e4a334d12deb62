import * as z from 'zod/mini';
import { data, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { signInForm } from '@sahra/shared/form-rules/sign-in-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { signWithPasskey } from '@sahra/shared/forms/passkeys';
import { BY_PASSKEY } from '../ui/sign-in/passkey-form.tsx';
import { signIn, welcome } from '../ui/sign-in/sign-in.ts';
import { targetOfMember } from '../ui/auth-routes.ts';

/** Signs in with a password, and goes on to the redirect target; where the account has a second step, the page asks for its code. */
const signInByPassword = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signInForm,
    secrets: ['password'],
    send: async ({ identifier, password, remember }, app) => {
      const isRemembered = remember !== '';
      const answer = await signIn(app, { identifier, password, isRemembered }, 'signIn.welcome');
      return 'member' in answer
        ? redirect(targetOfMember(args.request, answer.member))
        : data({ ...answer, isRemembered });
    },
  });

/** Signs in with a passkey, which is both steps. */
const signInByPasskey = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: z.object({ identifier: optionalText, remember: optionalText }),
    send: async ({ remember }, app) => {
      const { options } = await app.api.post('/auth/passkey/options');
      const credential = await signWithPasskey(options);
      const { member } = await app.api.post('/auth/passkey', { body: { credential, isRemembered: remember !== '' } });
      await welcome(app, member, 'signIn.welcome');
      return redirect(targetOfMember(args.request, member));
    },
  });

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.get(BY_PASSKEY) ? signInByPasskey(args) : signInByPassword(args);
}
