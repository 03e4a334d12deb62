import { maxEmailLength } from '@sahra/shared/form-rules/email-address';
import type { newsletterForm } from '@sahra/shared/form-rules/newsletter-form';
import type { FieldErrorCode } from '@sahra/shared/form-rules/text-rules';
import { isFormState, valueOf } from '@sahra/shared/forms/form-state';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';
import { formFields } from '@sahra/shared/forms/form-fields';
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
  const errorText = useFieldErrorText();
  const answer = useActionData<typeof subscribe>();
  const state = isFormState(answer) ? answer : undefined;
  const { id, field } = formFields<typeof newsletterForm>(state, {
    id: 'newsletter',
    translate: (_, error) =>
      errorText(error === 'missing' ? 'notAnAddress' : (error as FieldErrorCode), { min: 1, max: maxEmailLength }, ''),
  });
  if (answer && !state)
    return <Outcome title={t('newsletter.checkMail.title')} text={t('newsletter.checkMail.text')} />;
  return (
    <SendingForm id={id} label={t('newsletter.subscribe')}>
      {state?.failure && <FailureNotice key={state.at} failure={state.failure} retryAfter={state.retryAfter} />}
      <Field
        {...field('email')}
        key={state?.at}
        ref={focusWhenWrong}
        defaultValue={valueOf(state, 'email')}
        type="email"
        label={t('newsletter.email')}
        hint={t('newsletter.hint')}
        autoComplete="email"
        dir="ltr"
      />
      <SendButton>{t('newsletter.subscribe')}</SendButton>
    </SendingForm>
  );
}
