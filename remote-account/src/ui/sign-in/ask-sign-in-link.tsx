import { useTranslation } from '@sahra/shared/facade';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../../paths.ts';

interface AskSignInLinkProps {
  /** E-mail address or username, as it was typed. */
  identifier: string;
  next: string | undefined;
}

/** The way in for the owner of an account whose password too many others try: a link by mail. */
export function AskSignInLink({ identifier, next }: AskSignInLinkProps) {
  const { t } = useTranslation('account');
  return (
    <SendingForm label={t('signIn.refused.sendLink')} action={paths.signInLink.href({ next })} hasTrap={false}>
      <p>{t('signIn.refused.ownerText')}</p>
      <input type="hidden" name="identifier" value={identifier} readOnly />
      <SendButton variant="quiet">{t('signIn.refused.sendLink')}</SendButton>
    </SendingForm>
  );
}
