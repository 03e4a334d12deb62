import { useTranslation } from '@sahra/shared/facade';
import { isFormState, type FormState } from '@sahra/shared/forms/form-state';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import type { OrderChange } from './change-order.ts';

/** What came of a form of this page, above what it changed. */
export function OrderAnswer({ answer }: { answer: OrderChange | FormState | undefined }) {
  const { t } = useTranslation('orders');
  if (!answer) return null;
  if (isFormState(answer)) {
    const { at, failure = 'refused', retryAfter } = answer;
    return <FailureNotice key={at} failure={failure} retryAfter={retryAfter} />;
  }
  const { at, outcome } = answer;
  if (!outcome) return null;
  const text = t(`outcome.${outcome}`);
  return outcome === 'cancelled' || outcome === 'paymentMethodChanged' ? (
    <DoneNotice key={at} text={text} />
  ) : (
    <FailureNotice key={at} failure="refused" title={t('outcome.notDone')} text={text} />
  );
}
