import {
  formatDate,
  formatMoney,
  useLanguage,
  useTranslation,
  type Plan,
  type Subscription,
} from '@sahra/shared/facade';
import { paymentMethods } from '@sahra/shared/form-rules/payment-methods';
import type { planRequestForm } from '@sahra/shared/form-rules/plan-request-form';
import type { FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { IdempotencyKeyField } from '@sahra/shared/parts/idempotency-key-field';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { usePlanText } from '../ui/use-plan-text.ts';
import styles from './plan-request.module.css';

interface PlanRequestFormProps {
  plan: Plan;
  own: Subscription;
  state: FormState | undefined;
}

/** Asks how a month will be paid, and says when it begins. */
export function PlanRequestForm({ plan, own: { paidThrough }, state }: PlanRequestFormProps) {
  const { t } = useTranslation(['plans', 'subscription']);
  const { code } = useLanguage();
  const { planOf } = usePlanText();
  const { id, errors, field } = formFields<typeof planRequestForm>(state, {
    id: 'plan',
    translate: () => t('request.methodMissing'),
  });
  const options = paymentMethods.map((value) => ({
    value,
    label: t(`subscription:methods.${value}.name`),
    hint: t(`subscription:methods.${value}.hint`),
  }));
  return (
    <SendingForm id={id} label={t('request.title', { plan: planOf(plan.code) })}>
      <FormProblems state={state} errors={errors} />
      <p className={styles.price}>
        <bdi className={styles.amount}>{formatMoney(plan.price, code)}</bdi> {t('perMonth')}
      </p>
      {paidThrough && <p className={styles.begins}>{t('request.after', { date: formatDate(paidThrough, code) })}</p>}
      <RadioGroup {...field('paymentMethod')} label={t('request.method')} options={options} />
      <IdempotencyKeyField />
      <SendButton>{t('request.send')}</SendButton>
    </SendingForm>
  );
}
