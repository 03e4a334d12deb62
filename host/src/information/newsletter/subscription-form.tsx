import { useActionData } from 'react-router-dom';
import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { SendingForm } from '../forms/sending-form.tsx';
import type { Asked } from './subscribe.ts';

const focusWhenWrong = (input: HTMLInputElement | null) => {
  if (input?.getAttribute('aria-invalid')) input.focus();
};

/** Asks for the newsletter, by the action of the page that it stands on; then tells where to look. */
export function SubscriptionForm() {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  const asked: Asked | undefined = useActionData();
  if (asked?.isSent) return <Outcome title={t('newsletter.checkMail.title')} text={t('newsletter.checkMail.text')} />;
  const fault = asked?.fault === 'tooLong' ? t('form.tooLong', { max: formatNumber(maxEmailLength, code) }) : t('form.notAnAddress');
  return (
    <SendingForm label={t('newsletter.title')}>
      {asked?.failure && <FailureNotice key={asked.at} failure={asked.failure} />}
      <Field
        key={asked?.at}
        ref={focusWhenWrong}
        id="subscriber"
        name="email"
        type="email"
        label={t('newsletter.email')}
        hint={t('newsletter.hint')}
        {...(asked?.fault && { error: fault })}
        defaultValue={asked?.email}
        autoComplete="email"
        dir="ltr"
        required
      />
      <SendButton>{t('newsletter.subscribe')}</SendButton>
    </SendingForm>
  );
}
