import { isFormState } from '@sahra/shared/forms/form-state';
import { Link, useActionData, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { paths } from '../paths.ts';
import { CheckMail } from '../ui/sign-in/check-mail.tsx';
import styles from '../ui/auth-pages.module.css';
import { AuthLayout, AuthHeading } from '../ui/auth-layout.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { SignUpForm } from './sign-up-form.tsx';

export { redirectIfSignedIn as loader } from '../ui/auth-routes.ts';

export const action = laterAction(() => import('./sign-up.ts').then((module) => module.action));

/** Makes a visitor a member; the last step is in a mail. */
export default function SignUpPage() {
  const { t } = useTranslation(['sign-up', 'account']);
  const next = useRedirectTarget();
  const answer = useActionData<typeof action>();
  if (answer && !isFormState(answer))
    return (
      <AuthLayout title={t('account:signUp.title')} description={t('description')}>
        <CheckMail
          title={t('checkMail.title')}
          text={t('checkMail.text')}
          email={answer.email}
          next={next}
          canSendAgain
        />
      </AuthLayout>
    );
  return (
    <AuthLayout isWide title={t('account:signUp.title')} description={t('description')}>
      <AuthHeading title={t('account:signUp.title')}>{t('description')}</AuthHeading>
      <SignUpForm state={answer} />
      <p className={styles.ways}>
        <span>
          {t('hasAccount')} <Link to={paths.signIn.href(next)}>{t('signIn')}</Link>
        </span>
      </p>
    </AuthLayout>
  );
}
