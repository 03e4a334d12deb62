import { useTranslation } from '@sahra/shared/facade';
import { isFormState, type FormState } from '@sahra/shared/forms/handle-form-action';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import type { OrderChange } from './change-order.ts';

/** What came of a form of this page, above what it changed. */
export function OrderAnswer({ answer }: { answer: OrderChange | FormState | undefined }) {
  const { t } = useTranslation('orders');
  if (!answer) return null;
  if (isFormState(answer)) return <FormProblems state={answer} errors={[]} />;
  return answer.outcome ? <DoneNotice key={answer.at} text={t(`outcome.${answer.outcome}`)} /> : null;
}
