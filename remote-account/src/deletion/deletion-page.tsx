import {
  ButtonLink,
  loadForMember,
  PageFrame,
  PageHead,
  useActionData,
  useLoaderData,
  useTranslation,
  useHrefTo,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { FormColumn } from '../ui/form-block.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { DONE } from './deletion-done.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** Where the page says goodbye, members who are signed in see the form all the same. */
export async function loader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.has(DONE) && !(await loadForMember(args, '/auth/session')).member)
    return null;
  return loadForMember(args, '/account');
}

export const action = laterAction(() => import('./delete-account.ts').then((module) => module.action));

/** Deletes the account, after saying what goes and what stays. */
export default function DeletionPage() {
  const { t } = useTranslation(['account', 'deletion', 'common']);
  const details = useLoaderData<typeof loader>();
  const hrefTo = useHrefTo();
  const sent = useActionData<typeof action>();
  if (!details)
    return (
      <PageFrame>
        <PageHead title={t('deletion:done.title')} description={t('deletion:done.text')} />
        <Outcome level={1} title={t('deletion:done.title')} text={t('deletion:done.text')}>
          <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
            {t('common:backToHome')}
          </ButtonLink>
        </Outcome>
      </PageFrame>
    );
  return (
    <AccountFrame title={t('deletion.title')} tagline={t('deletion.tagline')}>
      <FormColumn>
        <DeletionForm state={isFormState(sent) ? sent : undefined} />
      </FormColumn>
    </AccountFrame>
  );
}
