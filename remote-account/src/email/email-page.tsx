import {
  ButtonLink, data, loadForMember, paths, useActionData, useLoaderData, useTranslation, type ActionFunctionArgs, type LoaderFunctionArgs,
  type MemberDetails,
} from '@sahra/shared/facade';
import { emailFault } from '@sahra/shared/form-rules/contact-rules';
import { isRefusal } from '@sahra/shared/forms/take-form';
import { Outcome } from '@sahra/shared/parts/outcome';
import { AccountFrame } from '../ui/account-frame.tsx';
import { takeElevatedForm } from '../ui/elevation.ts';
import { FormActions, FormColumn } from '../ui/form-block.tsx';
import { EmailForm } from './email-form.tsx';

export { AccountSkeleton as Skeleton } from '../ui/account-skeleton.tsx';

export const loader = (args: LoaderFunctionArgs) => loadForMember<MemberDetails>(args, '/account');

export const action = (args: ActionFunctionArgs) =>
  takeElevatedForm(args, {
    names: ['email'],
    faultsOf: ({ email }) => {
      const fault = emailFault(email);
      return fault ? { email: fault } : {};
    },
    send: async ({ email }, { api }) => {
      await api.post('/account/email', { email });
      return data({ sentTo: email.trim() });
    },
  });

/** Asks for another address; it changes when the mail that goes there was answered. */
export default function EmailPage() {
  const { t } = useTranslation('account');
  const { email } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <AccountFrame title={t('email.title')} tagline={t('email.tagline')}>
      <FormColumn>
        {sent && !isRefusal(sent) ? (
          <Outcome title={t('email.sent.title')} text={t('email.sent.text', { email: `\u2066${sent.sentTo}\u2069` })}>
            <FormActions>
              <ButtonLink variant="quiet" to={paths.details.href()}>
                {t('email.back')}
              </ButtonLink>
            </FormActions>
          </Outcome>
        ) : (
          <EmailForm current={email} refusal={sent} />
        )}
      </FormColumn>
    </AccountFrame>
  );
}
