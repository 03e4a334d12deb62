import { isFormState } from '@sahra/shared/forms/form-state';
import { ButtonLink, useActionData, useSearchParams, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { paths } from '../paths.ts';
import { linkEndOf } from '../ui/sign-in/link-end.ts';
import { AuthLayout, AuthHeading } from '../ui/auth-layout.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export const action = laterAction(() => import('./reset-password.ts').then((module) => module.action));

/** What the mail for a lost password leads to. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const hasToken = Boolean(useSearchParams()[0].get('token'));
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) ? answer : undefined;
  const end = linkEndOf(state?.code) ?? (hasToken ? undefined : 'unknown');
  const page = { title: t('resetPassword.title'), description: t('resetPassword.description') };
  if (answer && !state)
    return (
      <AuthLayout {...page}>
        <Outcome level={1} title={t('resetPassword.done.title')} text={t('resetPassword.done.text')}>
          <ButtonLink variant="primary" to={paths.signIn.href()}>
            {t('authPages.signInNow')}
          </ButtonLink>
        </Outcome>
      </AuthLayout>
    );
  if (end)
    return (
      <AuthLayout {...page}>
        <Outcome level={1} title={t(`authPages.link.${end}`)} text={t('resetPassword.linkEnd')}>
          <ButtonLink variant="primary" to={paths.lostPassword.href()}>
            {t('resetPassword.again')}
          </ButtonLink>
        </Outcome>
      </AuthLayout>
    );
  return (
    <AuthLayout {...page}>
      <AuthHeading title={page.title}>{page.description}</AuthHeading>
      <ResetPasswordForm state={state} />
    </AuthLayout>
  );
}
