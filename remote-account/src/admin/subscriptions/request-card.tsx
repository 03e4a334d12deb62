import { Badge, formatDate, useLanguage, useTranslation, type ManagedRequest } from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import styles from '../admin.module.css';
import { usePlanText } from '../../ui/use-plan-text.ts';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import type { AdminActionResult } from '@sahra/shared/forms/admin-action';

/** One request: who wants what, and what became of it. */
export function RequestCard({ request, answer }: { request: ManagedRequest; answer: AdminActionResult }) {
  const { t } = useTranslation('admin');
  const { code } = useLanguage();
  const { planOf, methodOf, priceOf } = usePlanText();
  const { reference, plan, paymentMethod, price, state, requestedAt, paidUntil, member } = request;
  const day = (at: string) => formatDate(at, code, { dateStyle: 'medium' });
  const common = { target: reference, answer };
  return (
    <Card as="li" variant="quiet">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{member?.name ?? t('subscriptions.gone')}</bdi>
        </h2>
        <Badge tone={state === 'requested' ? 'accent' : 'neutral'}>{t(`subscriptions.states.${state}`)}</Badge>
      </div>
      <ul role="list" className={styles.facts}>
        <li dir="ltr">
          <code>{reference}</code>
        </li>
        {member && <li dir="ltr">{member.email}</li>}
        <li>
          {planOf(plan)} · <bdi>{priceOf(price)}</bdi>
        </li>
        <li>{methodOf(paymentMethod)}</li>
        <li>{t('subscriptions.asked', { date: day(requestedAt) })}</li>
        {paidUntil && <li>{t('subscriptions.until', { date: day(paidUntil) })}</li>}
      </ul>
      {state === 'requested' && (
        <div className={styles.actions}>
          {member && (
            <ConfirmedActionForm
              {...common}
              intent="pay"
              label={t('subscriptions.payOf', { reference })}
              button={t('subscriptions.pay')}
              question={t('subscriptions.payQuestion', { reference })}
              consequence={t('subscriptions.payConsequence')}
              yes={t('subscriptions.payYes')}
              isDestructive={false}
            />
          )}
          <ConfirmedActionForm
            {...common}
            intent="reject"
            label={t('subscriptions.rejectOf', { reference })}
            button={t('subscriptions.reject')}
            question={t('subscriptions.rejectQuestion', { reference })}
            consequence={t('subscriptions.rejectConsequence')}
            yes={t('subscriptions.rejectYes')}
            isDestructive
          />
        </div>
      )}
    </Card>
  );
}
