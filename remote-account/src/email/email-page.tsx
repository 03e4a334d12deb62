import {
  ButtonLink,
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { paths } from '../paths.ts';
import { FormActions, FormColumn } from '../ui/form-block.tsx';
import { EmailForm } from './email-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account');

export const action = laterAction(() => import('./change-email.ts').then((module) => module.action));

/** Asks for another address; it changes when the mail that goes there was answered. */
export default function EmailPage() {
  const { t } = useTranslation('account');
  const { email } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <AccountFrame title={t('email.title')} tagline={t('email.tagline')}>
      <FormColumn>
        {sent && !isFormState(sent) ? (
          <Outcome title={t('email.sent.title')} text={t('email.sent.text', { email: `\u2066${sent.sentTo}\u2069` })}>
            <FormActions>
              <ButtonLink variant="quiet" to={paths.details.href()}>
                {t('email.back')}
              </ButtonLink>
            </FormActions>
          </Outcome>
        ) : (
          <EmailForm current={email} state={sent} />
        )}
      </FormColumn>
    </AccountFrame>
  );
}
