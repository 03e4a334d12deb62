import { isFormState } from '@sahra/shared/forms/form-state';
import { Link, useActionData, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { paths } from '../paths.ts';
import { CheckMail } from '../ui/sign-in/check-mail.tsx';
import styles from '../ui/auth-pages.module.css';
import { MailForm } from '../ui/forms/mail-form.tsx';
import { AuthLayout, AuthHeading } from '../ui/auth-layout.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';

export const action = laterAction(() => import('./ask-for-link.ts').then((module) => module.action));

/** Sends a link to a member who forgot the password. */
export default function LostPasswordPage() {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  const answer = useActionData<typeof action>();
  const page = { title: t('lostPassword.title'), description: t('lostPassword.description') };
  if (answer && !isFormState(answer))
    return (
      <AuthLayout {...page}>
        <CheckMail
          title={t('lostPassword.checkMail.title')}
          text={t('lostPassword.checkMail.text')}
          email={answer.email}
          next={next}
          canSendAgain={false}
        />
      </AuthLayout>
    );
  return (
    <AuthLayout {...page}>
      <AuthHeading title={page.title}>{page.description}</AuthHeading>
      <MailForm label={page.title} button={t('lostPassword.send')} state={answer} />
      <p className={styles.ways}>
        <Link to={paths.signIn.href(next)}>{t('authPages.toSignIn')}</Link>
      </p>
    </AuthLayout>
  );
}
