import { useTranslation } from '@sahra/shared/facade';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import type { LinkUse } from '@sahra/shared/forms/spend-token';
import styles from './newsletter.module.css';

interface LinkFormProps {
  title: string;
  text: string;
  button: string;
  use: Extract<LinkUse, { end: 'failed' }> | undefined;
}

/** What a mail's link leads to: one button. */
export function LinkForm({ title, text, button, use }: LinkFormProps) {
  const { t } = useTranslation('information');
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <SendingForm label={t('newsletter.title')} hasTrap={false}>
        {use && <FailureNotice key={use.at} failure={use.failure} retryAfter={use.retryAfter} />}
        <SendButton>{button}</SendButton>
      </SendingForm>
    </>
  );
}
