import { Link, useTranslation } from '@sahra/shared/facade';
import type { verifyEmailSchema } from '@sahra/shared/form-rules/auth-forms';
import type { FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from '../ui/auth-pages.module.css';
import { LinkedText } from '@sahra/shared/parts/linked-text';
import { AuthHeading } from '../ui/auth-layout.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';

interface ConfirmFormProps {
  state: FormState | undefined;
  token: string;
  /** The address is a member's new one, not that of a registration. */
  isChange: boolean;
}

/** What to do without the password. */
function OtherWays({ isChange }: Pick<ConfirmFormProps, 'isChange'>) {
  const { t } = useTranslation(['account', 'verification']);
  const next = useRedirectTarget();
  if (isChange)
    return (
      <div className={styles.ways}>
        <p>{t('verification:change.notYou')}</p>
      </div>
    );
  return (
    <div className={styles.ways}>
      <p>
        <LinkedText
          text={t('verification:forgotten')}
          parts={{ reset: (label) => <Link to={paths.lostPassword.href(next)}>{label}</Link> }}
        />
      </p>
      <p>{t('verification:notYou')}</p>
    </div>
  );
}

/** One button, because programs that look through mails open their links too; and the password, because anybody can ask for any address. */
export function ConfirmForm({ state, token, isChange }: ConfirmFormProps) {
  const { t } = useTranslation(['account', 'verification']);
  const { id, errors, field } = formFields<typeof verifyEmailSchema>(state, {
    id: 'confirm',
    translate: (name, error) =>
      name === 'password' ? t(error === 'wrong' ? 'verification:wrong' : 'verification:missing') : undefined,
  });
  return (
    <>
      <AuthHeading title={t('verifyEmail.title')}>
        {t(isChange ? 'verification:change.enterPassword' : 'verification:enterPassword')}
      </AuthHeading>
      <SendingForm id={id} label={t('verifyEmail.title')} hasTrap={false}>
        <FormProblems state={state} errors={errors} />
        <input type="hidden" name="token" value={token} readOnly />
        <PasswordField
          {...field('password')}
          label={t('verification:password')}
          maxLength={1000}
          autoComplete="current-password"
        />
        <div className={styles.send}>
          <SendButton>{t('verification:button')}</SendButton>
        </div>
      </SendingForm>
      <OtherWays isChange={isChange} />
    </>
  );
}
