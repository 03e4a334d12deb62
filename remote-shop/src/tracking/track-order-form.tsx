import { useTranslation } from '@sahra/shared/facade';
import { orderTrackingLimits, type OrderTrackingField } from '@sahra/shared/form-rules/order-tracking-rules';
import type { orderTrackingForm } from '@sahra/shared/form-rules/order-tracking-form';
import type { FieldErrorCode } from '@sahra/shared/form-rules/text-rules';
import type { FormState } from '@sahra/shared/forms/form-state';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './track-order.module.css';

/** More than is accepted, so that nothing is cut unseen. */
const MAX_LENGTH = 1_000;

/** The two things that a buyer knows of their order. */
export function TrackOrderForm({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation(['tracking', 'shop']);
  const errorText = useFieldErrorText();
  const { id, errors, field } = formFields<typeof orderTrackingForm>(state, {
    id: 'track',
    translate: (name: OrderTrackingField, error) =>
      errorText(error as FieldErrorCode, orderTrackingLimits[name], t(`missing.${name}`)),
  });
  return (
    <SendingForm
      id={id}
      action={paths.trackOrder.href()}
      label={t('shop:tracking.title')}
      hasTrap={false}
      className={styles.form}
    >
      <FormProblems state={state} errors={errors} />
      <Field
        {...field('number')}
        label={t('number')}
        hint={t('numberHint')}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <Field
        {...field('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        maxLength={MAX_LENGTH}
        autoComplete="email"
        dir="ltr"
      />
      <SendButton>{t('send')}</SendButton>
    </SendingForm>
  );
}
