import {
  formatDate,
  useLanguage,
  useTranslation,
  type Subscription,
  type SubscriptionRequest,
} from '@sahra/shared/facade';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { usePlanText } from '../ui/use-plan-text.ts';
import styles from './subscription.module.css';

/** The days of a paid month, or the day on which something was decided. */
function useWhen() {
  const { t } = useTranslation('subscription');
  const { code } = useLanguage();
  return ({ paidFrom, paidUntil, decidedAt, requestedAt }: SubscriptionRequest): string => {
    if (paidFrom && paidUntil)
      return t('history.month', { from: formatDate(paidFrom, code), until: formatDate(paidUntil, code) });
    return decidedAt
      ? t('history.decided', { date: formatDate(decidedAt, code) })
      : t('history.asked', { date: formatDate(requestedAt, code) });
  };
}

/** All requests of the member, the newest first, every state as text. */
export function RequestHistory({ requests }: { requests: Subscription['requests'] }) {
  const { t } = useTranslation('subscription');
  const { planOf, stateOf, priceOf, methodOf } = usePlanText();
  const when = useWhen();
  if (requests.total === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {t('history.title')}
      </h2>
      <ol role="list" className={styles.history}>
        {requests.items.map((request) => (
          <li key={request.reference} className={styles.entry} data-state={request.state}>
            <p className={styles.what}>
              {planOf(request.plan)} <span className={styles.state}>{stateOf(request.state)}</span>
            </p>
            <p className={styles.when}>{when(request)}</p>
            <p className={styles.details}>
              <code dir="ltr">{request.reference}</code> · <bdi>{priceOf(request.price)}</bdi> ·{' '}
              {methodOf(request.paymentMethod)}
            </p>
          </li>
        ))}
      </ol>
      <Pagination {...requests} hrefOf={paths.subscription.href} />
    </section>
  );
}
