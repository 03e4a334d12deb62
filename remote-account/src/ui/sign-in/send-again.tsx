import { useTranslation } from '@sahra/shared/facade';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../../paths.ts';

interface SendAgainProps {
  email: string;
  next: string | undefined;
}

/** Has the mail with the link sent once more. */
export function SendAgain({ email, next }: SendAgainProps) {
  const { t } = useTranslation('account');
  return (
    <SendingForm label={t('authPages.sendAgain')} action={paths.verifyEmail.href({ next })} hasTrap={false}>
      <input type="hidden" name="email" value={email} readOnly />
      <SendButton variant="quiet">{t('authPages.sendAgain')}</SendButton>
    </SendingForm>
  );
}
