import { useTranslation } from '@sahra/shared/facade';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { WithPasskeys } from '@sahra/shared/parts/with-passkeys';
import { paths } from '../../paths.ts';
import styles from '../auth-pages.module.css';
import { useRedirectTarget } from '../use-redirect-target.ts';

/** Name of the button that signs in without a password. */
export const BY_PASSKEY = 'passkey';

/** A button by itself that signs in with a passkey, where the browser has them: in place of what else the page asks for. */
export function PasskeyForm({ isRemembered }: { isRemembered: boolean }) {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  return (
    <WithPasskeys>
      <SendingForm label={t('signIn.passkey')} action={paths.signIn.href(next)} hasTrap={false}>
        {isRemembered && <input type="hidden" name="remember" value="on" readOnly />}
        <div className={styles.send}>
          <SendButton variant="quiet" name={BY_PASSKEY} value="yes">
            {t('signIn.passkey')}
          </SendButton>
        </div>
      </SendingForm>
    </WithPasskeys>
  );
}
