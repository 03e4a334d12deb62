import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { takeForm, type Faults } from '@sahra/shared/forms/take-form';
import { enter } from '../ui/enter.ts';
import { wayOn } from '../ui/entrance-routes.ts';

export const signInFields = ['identifier', 'password', 'remember'] as const;
export type SignInField = (typeof signInFields)[number];

function signInFaults({ identifier, password }: Record<SignInField, string>): Faults<SignInField> {
  return { ...(!identifier.trim() && { identifier: 'missing' }), ...(!password && { password: 'missing' }) };
}

/** Signs in, and leads on to where the visitor wanted to go. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: signInFields,
    secrets: ['password'],
    faultsOf: signInFaults,
    send: async ({ identifier, password, remember }, app) => {
      await enter(app, { identifier, password, isRemembered: remember !== '' }, 'signIn.welcome');
      return redirect(wayOn(args.request));
    },
  });
