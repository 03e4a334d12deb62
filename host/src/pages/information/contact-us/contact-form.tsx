import { contactLimits, type ContactField } from '@sahra/shared/form-rules/contact-rules';
import type { FieldFault } from '@sahra/shared/form-rules/text-rules';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useFaultText } from '@sahra/shared/forms/use-fault-text';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { KeyField } from '@sahra/shared/parts/key-field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { TextArea } from '@sahra/shared/parts/text-area';
import { contactFields } from './send-message.ts';

/** What a field takes at all: far more than is accepted, so that nothing is cut unseen, and less than makes a browser freeze. */
const HOLDS = 20_000;

/** The form, with what was wrong at the last try and everything that was typed. */
export function ContactForm({ refusal }: { refusal: Refusal<ContactField> | undefined }) {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  const sayFault = useFaultText();
  const { errors, field } = useRefusal(refusal, contactFields, (name, fault) => sayFault(fault as FieldFault, contactLimits[name], t(`contactUs.missing.${name}`)));
  const common = (name: ContactField) => ({ ...field(name), label: t(`contactUs.form.${name}`), required: true, maxLength: HOLDS });
  const max = formatNumber(contactLimits.message.max, code);
  return (
    <SendingForm label={t('contactUs.form.title')}>
      <FormProblems refusal={refusal} errors={errors} />
      <RequiredNote />
      <Field {...common('name')} autoComplete="name" dir="auto" />
      <Field {...common('email')} type="email" autoComplete="email" dir="ltr" hint={t('contactUs.form.emailHint')} />
      <Field {...common('subject')} autoComplete="off" dir="auto" />
      <TextArea {...common('message')} limit={contactLimits.message.max} rows={7} dir="auto" hint={t('contactUs.form.messageHint', { max })} />
      <KeyField />
      <SendButton>{t('contactUs.form.send')}</SendButton>
    </SendingForm>
  );
}
