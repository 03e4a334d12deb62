import { contactLimits, type ContactField } from '@sahra/shared/form-rules/contact-rules';
import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { FormErrorSummary } from '@sahra/shared/parts/form-error-summary';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { TextArea } from '@sahra/shared/parts/text-area';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { SendingForm } from '../forms/sending-form.tsx';
import { useFaultText } from '../forms/use-fault-text.ts';
import { randomKey } from './message-key.ts';
import type { Sent } from './send-message.ts';

/** What a field takes at all: far more than is accepted, so that nothing is cut unseen, and less than makes a browser freeze. */
const HOLDS = 20_000;
const fields = ['name', 'email', 'subject', 'message'] as const;

/** Made in the browser when the form is first shown: what the server sends may be another visitor's too. */
const fillKey = (input: HTMLInputElement | null) => {
  if (input && !input.value) input.value = randomKey();
};

/** The form, with what was wrong at the last try and everything that was typed. */
export function ContactForm({ sent }: { sent: Exclude<Sent, { reference: string }> | undefined }) {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  const sayFault = useFaultText();
  const errorOf = (field: ContactField) => {
    const fault = sent?.faults[field];
    return fault && sayFault(field, fault, contactLimits[field]);
  };
  const errors = fields.flatMap((id) => {
    const message = errorOf(id);
    return message ? [{ id, message }] : [];
  });
  const common = (field: ContactField) => {
    const error = errorOf(field);
    return { id: field, name: field, label: t(`contactUs.form.${field}`), required: true, maxLength: HOLDS, defaultValue: sent?.typed[field], ...(error && { error }) };
  };
  const max = formatNumber(contactLimits.message.max, code);
  return (
    <SendingForm label={t('contactUs.form.title')}>
      {sent?.failure && <FailureNotice key={sent.at} failure={sent.failure} />}
      <FormErrorSummary errors={errors} attempt={sent?.at} />
      <RequiredNote />
      <Field {...common('name')} autoComplete="name" dir="auto" />
      <Field {...common('email')} type="email" autoComplete="email" dir="ltr" hint={t('contactUs.form.emailHint')} />
      <Field {...common('subject')} autoComplete="off" dir="auto" />
      <TextArea {...common('message')} limit={contactLimits.message.max} rows={7} dir="auto" hint={t('contactUs.form.messageHint', { max })} />
      <input ref={fillKey} type="hidden" name="key" defaultValue="" />
      <SendButton>{t('contactUs.form.send')}</SendButton>
    </SendingForm>
  );
}
