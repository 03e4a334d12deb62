import { contactLimits, type ContactField } from '@sahra/shared/form-rules/contact-rules';
import type { contactForm } from '@sahra/shared/form-rules/contact-form';
import type { FieldErrorCode } from '@sahra/shared/form-rules/text-rules';
import type { FormState } from '@sahra/shared/forms/form-state';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';
import { formFields } from '@sahra/shared/forms/form-fields';
import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { IdempotencyKeyField } from '@sahra/shared/parts/idempotency-key-field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { TextArea } from '@sahra/shared/parts/text-area';

/** Longest text that a field takes: far more than is accepted, so that nothing is cut unseen, and less than makes a browser freeze. */
const MAX_LENGTH = 20_000;

const isShown = (name: string): name is ContactField => name in contactLimits;

/** The form, with the errors of the last submission and its values. */
export function ContactForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  const errorText = useFieldErrorText();
  const { id, errors, field } = formFields<typeof contactForm>(state, {
    id: 'contact',
    translate: (name, error) =>
      isShown(name)
        ? errorText(error as FieldErrorCode, contactLimits[name], t(`contactUs.missing.${name}`))
        : undefined,
  });
  const common = (name: ContactField) => ({
    ...field(name),
    label: t(`contactUs.form.${name}`),
    maxLength: MAX_LENGTH,
  });
  const max = formatNumber(contactLimits.message.max, code);
  return (
    <SendingForm id={id} label={t('contactUs.form.title')}>
      <FormProblems state={state} errors={errors} />
      <RequiredNote />
      <Field {...common('name')} autoComplete="name" dir="auto" />
      <Field {...common('email')} type="email" autoComplete="email" dir="ltr" hint={t('contactUs.form.emailHint')} />
      <Field {...common('subject')} autoComplete="off" dir="auto" />
      <TextArea
        {...common('message')}
        limit={contactLimits.message.max}
        rows={7}
        dir="auto"
        hint={t('contactUs.form.messageHint', { max })}
      />
      <IdempotencyKeyField />
      <SendButton>{t('contactUs.form.send')}</SendButton>
    </SendingForm>
  );
}
