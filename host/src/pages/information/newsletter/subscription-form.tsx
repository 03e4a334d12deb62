import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import type { FieldFault } from '@sahra/shared/form-rules/text-rules';
import { isRefusal } from '@sahra/shared/forms/take-form';
import { useFaultText } from '@sahra/shared/forms/use-fault-text';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { useActionData, useTranslation } from '@sahra/shared/facade';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import { Field } from '@sahra/shared/parts/field';
import { Outcome } from '@sahra/shared/parts/outcome';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import type { subscribe } from './subscribe.ts';

const focusWhenWrong = (input: HTMLInputElement | null) => {
  if (input?.getAttribute('aria-invalid')) input.focus();
};

/** Asks for the newsletter, by the action of the page that it stands on; then tells where to look. */
export function SubscriptionForm() {
  const { t } = useTranslation('information');
  const sayFault = useFaultText();
  const answer = useActionData<typeof subscribe>();
  const refusal = isRefusal(answer) ? answer : undefined;
  const { field } = useRefusal(refusal, ['email'], (_, fault) => sayFault(fault === 'missing' ? 'notAnAddress' : (fault as FieldFault), { min: 1, max: maxEmailLength }, ''));
  if (answer && !refusal) return <Outcome title={t('newsletter.checkMail.title')} text={t('newsletter.checkMail.text')} />;
  return (
    <SendingForm label={t('newsletter.title')}>
      {refusal?.failure && <FailureNotice key={refusal.at} failure={refusal.failure} retryAfter={refusal.retryAfter} />}
      <Field
        {...field('email')}
        key={refusal?.at}
        ref={focusWhenWrong}
        id="subscriber"
        type="email"
        label={t('newsletter.email')}
        hint={t('newsletter.hint')}
        autoComplete="email"
        dir="ltr"
        required
      />
      <SendButton>{t('newsletter.subscribe')}</SendButton>
    </SendingForm>
  );
}
