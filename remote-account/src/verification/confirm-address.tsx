import { ButtonLink, paths, useSession, useTranslation } from '@sahra/shared/facade';
import type { LinkUse } from '@sahra/shared/forms/spend-token';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import { Outcome } from '@sahra/shared/parts/outcome';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from '../ui/entrance.module.css';
import { NightHeading } from '../ui/night-frame.tsx';
import { useNext } from '../ui/use-next.ts';

/** Done: a visitor signs in now, a member whose address has changed goes on. */
function Confirmed() {
  const { t } = useTranslation('account');
  const member = useSession();
  const next = useNext();
  return (
    <Outcome level={1} title={t('verifyEmail.done.title')} text={t(member ? 'verifyEmail.done.member' : 'verifyEmail.done.visitor')}>
      <ButtonLink variant="primary" to={member ? (next ?? paths.account.href()) : paths.signIn.href(next)}>
        {t(member ? 'entrance.goOn' : 'entrance.signInNow')}
      </ButtonLink>
    </Outcome>
  );
}

interface ConfirmAddressProps {
  use: LinkUse | undefined;
  token: string;
}

/** One button, because programs that look through mails open their links too. */
export function ConfirmAddress({ use, token }: ConfirmAddressProps) {
  const { t } = useTranslation('account');
  const next = useNext();
  if (use?.end === 'done') return <Confirmed />;
  if (use && use.end !== 'failed')
    return (
      <Outcome level={1} title={t(`entrance.link.${use.end}`)} text={t('verifyEmail.linkEnd')}>
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={paths.verifyEmail.href({ next })}>{t('entrance.sendAgain')}</ButtonLink>
          <ButtonLink variant="quiet" to={paths.signIn.href(next)}>{t('entrance.toSignIn')}</ButtonLink>
        </div>
      </Outcome>
    );
  return (
    <>
      <NightHeading title={t('verifyEmail.title')}>{t('verifyEmail.description')}</NightHeading>
      <SendingForm label={t('verifyEmail.title')} hasTrap={false}>
        {use && <FailureNotice key={use.at} failure={use.failure} retryAfter={use.retryAfter} />}
        <input type="hidden" name="token" value={token} readOnly />
        <div className={styles.send}>
          <SendButton>{t('verifyEmail.button')}</SendButton>
        </div>
      </SendingForm>
    </>
  );
}
