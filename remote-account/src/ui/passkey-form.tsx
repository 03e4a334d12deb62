import { useTranslation } from '@sahra/shared/facade';
import { useHasPasskeys } from '@sahra/shared/forms/passkeys';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './auth-pages.module.css';
import { useRedirectTarget } from './use-redirect-target.ts';

/** Name of the button that signs in without a password. */
export const BY_PASSKEY = 'passkey';

/** A button by itself that signs in with a passkey, where the browser has them: in place of what else the page asks for. */
export function PasskeyForm({ isRemembered }: { isRemembered: boolean }) {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  if (!useHasPasskeys()) return null;
  return (
    <SendingForm label={t('signIn.passkey')} action={paths.signIn.href(next)} hasTrap={false}>
      {isRemembered && <input type="hidden" name="remember" value="on" readOnly />}
      <div className={styles.send}>
        <SendButton variant="quiet" name={BY_PASSKEY} value="yes">
          {t('signIn.passkey')}
        </SendButton>
      </div>
    </SendingForm>
  );
}
