import { useTranslation } from '@sahra/shared/facade';
import type { AdminActionHandler, AdminActionResult } from '@sahra/shared/forms/admin-action';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import { isolated } from '../../ui/isolated.ts';
import type { ManagedCoupon } from './load-coupons.ts';

/** What the form does. */
export const endCoupon: AdminActionHandler = ({ api }, code) =>
  api.post('/admin/coupons/{code}/end', { params: { code } });

interface EndCouponFormProps {
  coupon: Pick<ManagedCoupon, 'code' | 'state'>;
  answer: AdminActionResult;
}

/** Ends a coupon after a question; one that has ended has nothing to end. */
export function EndCouponForm({ coupon: { code, state }, answer }: EndCouponFormProps) {
  const { t } = useTranslation('coupons');
  if (state === 'ended') return null;
  return (
    <ConfirmedActionForm
      intent="end"
      target={code}
      answer={answer}
      label={t('end.label', { code: isolated(code) })}
      button={t('end.button')}
      question={t('end.question', { code: isolated(code) })}
      consequence={t('end.consequence')}
      yes={t('end.yes')}
      isDestructive
    />
  );
}
