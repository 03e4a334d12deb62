import {
  loadForMember,
  redirect,
  useActionData,
  useTranslation,
  appContext,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { paths } from '../paths.ts';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { FormActions, FormColumn } from '../ui/form-block.tsx';
import { wayOut } from './way-out.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** Visitors who are signed out already have nothing to do here. */
export async function loader(args: LoaderFunctionArgs) {
  const { member } = await loadForMember(args, '/auth/session');
  if (!member) throw redirect(wayOut(args.context.get(appContext)));
  // A child would be a visitor then, who sees everything.
  if (member.profile?.isForChildren) throw redirect(paths.profiles.href(paths.logout.href()));
  return null;
}

export const action = laterAction(() => import('./sign-out.ts').then((module) => module.action));

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
