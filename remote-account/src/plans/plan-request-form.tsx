import { formatDate, formatMoney, useLanguage, useTranslation, type Plan, type Subscription } from '@sahra/shared/facade';
import { paymentMethods } from '@sahra/shared/form-rules/subscription-choices';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { KeyField } from '@sahra/shared/parts/key-field';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { usePlanText } from '../ui/use-plan-text.ts';
import { planRequestFields, type PlanRequestField } from './send-plan-request.ts';
import styles from './plan-request.module.css';

interface PlanRequestFormProps {
  plan: Plan;
  own: Subscription;
  refusal: Refusal<PlanRequestField> | undefined;
}

/** Asks how a month will be paid, and says when it begins. */
export function PlanRequestForm({ plan, own: { paidThrough }, refusal }: PlanRequestFormProps) {
  const { t } = useTranslation(['plans', 'subscription']);
  const { code } = useLanguage();
  const { planOf } = usePlanText();
  const { errors, field } = useRefusal(refusal, planRequestFields, () => t('wish.methodMissing'));
  const options = paymentMethods.map((value) => ({ value, label: t(`subscription:methods.${value}.name`), hint: t(`subscription:methods.${value}.hint`) }));
  return (
    <SendingForm label={t('wish.title', { plan: planOf(plan.code) })}>
      <FormProblems refusal={refusal} errors={errors} />
      <p className={styles.price}>
        <bdi className={styles.amount}>{formatMoney(plan.price, code)}</bdi> {t('perMonth')}
      </p>
      {paidThrough && <p className={styles.begins}>{t('wish.after', { date: formatDate(paidThrough, code) })}</p>}
      <RadioGroup {...field('paymentMethod')} label={t('wish.method')} options={options} required />
      <KeyField />
      <SendButton>{t('wish.send')}</SendButton>
    </SendingForm>
  );
}
