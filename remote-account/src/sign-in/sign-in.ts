import { mergeCollected } from '@sahra/shared/collected/merge-collected';
import { redirect, type ActionFunctionArgs, type AppInstance, type SessionMember } from '@sahra/shared/facade';
import { takeForm, type Faults } from '@sahra/shared/forms/take-form';
import { wayOn } from '../ui/entrance-routes.ts';

export const signInFields = ['identifier', 'password', 'remember'] as const;
export type SignInField = (typeof signInFields)[number];

function signInFaults({ identifier, password }: Record<SignInField, string>): Faults<SignInField> {
  return { ...(!identifier.trim() && { identifier: 'missing' }), ...(!password && { password: 'missing' }) };
}

/** The site knows him from now on, in this tab too, and says so. */
function welcome({ session, toasts, i18n }: AppInstance, member: SessionMember) {
  session.setState({ member });
  toasts.getState().show({ text: i18n.t('account:signIn.welcome', { name: member.name }), tone: 'success' });
}

/** Signs in, and leads on to where the visitor wanted to go. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: signInFields,
    secrets: ['password'],
    faultsOf: signInFaults,
    send: async ({ identifier, password, remember }, app) => {
      const { member } = await app.api.post<{ member: SessionMember }>('/auth/sign-in', { identifier, password, isRemembered: remember !== '' });
      welcome(app, member);
      await mergeCollected(app);
      return redirect(wayOn(args.request));
    },
  });
