import * as z from 'zod/mini';
import {
  ApiError,
  loadForMember,
  redirect,
  replace,
  useActionData,
  useTranslation,
  appContext,
  type AppInstance,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { forgetCollection, isOnDevice } from '@sahra/shared/guest-list/device';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { handleFormAction, isFormState } from '@sahra/shared/forms/handle-form-action';
import { deviceText } from '@sahra/shared/privacy/device-text';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { paths } from '../paths.ts';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { FormActions, FormColumn } from '../ui/form-block.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** Where to go without an account. */
const wayOut = ({ hrefTo }: AppInstance) => hrefTo('streaming.home') ?? paths.signIn.href();

/** Visitors who are signed out already have nothing to do here. */
export async function loader(args: LoaderFunctionArgs) {
  const { member } = await loadForMember(args, '/auth/session');
  if (!member) throw redirect(wayOut(args.context.get(appContext)));
  // A child would be a visitor then, who sees everything.
  if (member.profile?.isForChildren) throw redirect(paths.profiles.href(paths.logout.href()));
  return null;
}

const signOutForm = z.object({ where: optionalText });

export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signOutForm,
    send: async ({ where }, app) => {
      const { api, i18n, session, toasts } = app;
      try {
        await api.post('/auth/sign-out', { body: { everywhere: where === 'everywhere' } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
      session.setState({ member: null });
      // What never got into the account is not left to the next person, nor is what was searched for.
      forgetCollection();
      if (isOnDevice()) deviceText('searches').write(null);
      toasts.getState().show({ text: i18n.t('account:signOut.done'), tone: 'success' });
      // Back leads to what was before this page, not here again.
      return replace(wayOut(app));
    },
  });

/** Signs out, by a button: a link that somebody else made does not. */
export default function SignOutPage() {
  const { t } = useTranslation('account');
  const sent = useActionData<typeof action>();
  return (
    <AccountFrame title={t('signOut.title')} tagline={t('signOut.tagline')}>
      <FormColumn>
        <SendingForm label={t('signOut.title')} hasTrap={false}>
          <AccountProblems state={isFormState(sent) ? sent : undefined} errors={[]} />
          <FormActions>
            <SendButton name="where" value="here">
              {t('signOut.here')}
            </SendButton>
            <SendButton variant="quiet" name="where" value="everywhere">
              {t('signOut.everywhere')}
            </SendButton>
          </FormActions>
        </SendingForm>
      </FormColumn>
    </AccountFrame>
  );
}
