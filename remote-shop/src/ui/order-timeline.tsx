import { useMoment, useTranslation, type OrderDetails } from '@sahra/shared/facade';
import styles from './order-timeline.module.css';

type OrderEvent = OrderDetails['timeline'][number];

interface OrderTimelineProps {
  /** The oldest first; whoever tracks an order is not told what was written to it. */
  events: readonly (Omit<OrderEvent, 'note'> & Partial<Pick<OrderEvent, 'note'>>)[];
}

/** Each step of an order with its time. */
export function OrderTimeline({ events }: OrderTimelineProps) {
  const { t } = useTranslation('orders');
  const moment = useMoment();
  return (
    <ol role="list" className={styles.timeline}>
      {events.map(({ kind, at, note }, index) => (
        // Nothing of a timeline ever changes its place.
        <li key={index} className={styles.step}>
          <p className={styles.what}>{t(`events.${kind}`)}</p>
          <time dateTime={at} className={styles.when}>
            {moment(at, { dateStyle: 'long', timeStyle: 'short' })}
          </time>
          {note && (
            <p dir="auto" className={styles.note}>
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
