import { isFormState } from '@sahra/shared/forms/form-state';
import { Link, useActionData, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { paths } from '../paths.ts';
import styles from '../ui/auth-pages.module.css';
import { AuthLayout, AuthHeading } from '../ui/auth-layout.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { CodeForms } from '../ui/sign-in/code-forms.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInRefused } from './sign-in-refused.tsx';

export { redirectIfSignedIn as loader } from '../ui/auth-routes.ts';

export const action = laterAction(() => import('./sign-in.ts').then((module) => module.action));

/** Lets members in; whose account has a second step is asked for it in place of the password. */
export default function SignInPage() {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) ? answer : undefined;
  if (answer && !isFormState(answer))
    return (
      <AuthLayout title={t('signIn.code.title')} description={t('signIn.code.description')}>
        <CodeForms pending={answer.secondStep} isRemembered={answer.isRemembered} state={undefined} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('signIn.title')} description={t('signIn.description')}>
      <AuthHeading title={t('signIn.title')}>{t('signIn.description')}</AuthHeading>
      {state && <SignInRefused state={state} />}
      <SignInForm state={state} />
      <p className={styles.ways}>
        <span>
          {t('signIn.noAccount')} <Link to={paths.signUp.href(next)}>{t('signIn.register')}</Link>
        </span>
      </p>
    </AuthLayout>
  );
}
