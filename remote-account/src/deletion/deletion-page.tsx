import {
  ButtonLink,
  loadForMember,
  PageFrame,
  PageHead,
  redirect,
  useActionData,
  useLoaderData,
  useTranslation,
  useHrefTo,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/handle-form-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { paths } from '../paths.ts';
import { handleElevatedForm } from '@sahra/shared/forms/elevation';
import { FormColumn } from '../ui/form-block.tsx';
import { deletionForm, DeletionForm } from './deletion-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** Where the page says goodbye; members who are signed in see the form. */
const DONE = 'done';

export async function loader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.has(DONE) && !(await loadForMember(args, '/auth/session')).member)
    return null;
  return loadForMember(args, '/account');
}

export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, {
    schema: deletionForm,
    send: async (_, { api, session }) => {
      await api.delete('/account');
      session.setState({ member: null });
      return redirect(`${paths.deletion.href()}?${DONE}`);
    },
  });

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
