import { lazy } from 'react';
import { isFormState } from '@sahra/shared/forms/form-state';
import { Link, useActionData, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { paths } from '../paths.ts';
import styles from '../ui/auth-pages.module.css';
import { AuthLayout, AuthHeading } from '../ui/auth-layout.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { SignInForm } from './sign-in-form.tsx';

export { redirectIfSignedIn as loader } from '../ui/auth-routes.ts';

const loadCodeForms = () => import('../ui/sign-in/code-forms.tsx');
const loadRefused = () => import('./sign-in-refused.tsx');
const CodeForms = lazy(async () => ({ default: (await loadCodeForms()).CodeForms }));
const SignInRefused = lazy(async () => ({ default: (await loadRefused()).SignInRefused }));

/** What it can answer is here before it is asked. */
export const action = laterAction(() =>
  Promise.all([import('./sign-in.ts'), loadCodeForms(), loadRefused()]).then(([module]) => module.action),
);

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
