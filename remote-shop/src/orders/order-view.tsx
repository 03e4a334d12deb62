import type { ReactNode } from 'react';
import { ButtonLink, formatDate, Price, useLanguage, useTranslation } from '@sahra/shared/facade';
import { isFormState, type FormState } from '@sahra/shared/forms/form-state';
import { Facts } from '@sahra/shared/parts/account/facts';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { OrderTimeline } from '../ui/order-timeline.tsx';
import { Parcel } from '../ui/parcel.tsx';
import { CancelForm, CancelQuestion } from './cancel-form.tsx';
import type { OrderChange } from './change-order.ts';
import { DownloadCard } from './downloads/download-card.tsx';
import type { LoadedOrder } from './load-order.ts';
import actions from './order-actions.module.css';
import { OrderAddress } from './order-address.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderGreeting } from './order-greeting.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import styles from './order-view.module.css';

interface OrderViewProps {
  loaded: LoadedOrder;
  answer: OrderChange | FormState | undefined;
  /** Address of its page, and of its invoice. */
  here: string;
  invoice: string;
  /** A way on beside its actions. */
  children?: ReactNode;
}

/** An order with all there is to know of it and to do with it: among the pages of the account, or for a guest. */
export function OrderView({ loaded, answer, here, invoice, children }: OrderViewProps) {
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const { order, downloads, countries, isNew, now } = loaded;
  const { billing, shipping } = order;
  const can = (action: (typeof order.actions)[number]) => order.actions.includes(action);
  const countryOf = (code: string) => countries[code] ?? code;
  const isAsked = answer !== undefined && !isFormState(answer) && answer.isAsked === true;
  return (
    <div className={styles.order}>
      <OrderAnswer answer={answer} />
      {isAsked && can('cancel') && <CancelQuestion here={here} />}
      {isNew && <OrderGreeting order={order} />}
      {can('pay') && <OrderPayment order={order} />}
      <div className={styles.columns}>
        <section aria-labelledby="state" className={styles.side}>
          <h2 id="state" className={styles.heading}>
            {t(`statuses.${order.status}`)}
          </h2>
          <Parcel {...order} />
          <OrderTimeline events={order.timeline} />
          <div className={actions.actions}>
            {order.status !== 'cancelled' && order.status !== 'failed' && (
              <ButtonLink variant="quiet" to={invoice}>
                {t('invoice')}
              </ButtonLink>
            )}
            {can('order-again') && (
              <SendingForm hasTrap={false}>
                <input type="hidden" name="intent" value="order-again" />
                <SendButton variant="quiet">{t('again')}</SendButton>
              </SendingForm>
            )}
            {can('cancel') && !isAsked && <CancelForm />}
            {children}
          </div>
        </section>
        <div className={styles.main}>
          <OrderLines order={order} />
          {downloads.length > 0 && (
            <section aria-labelledby="files">
              <h2 id="files" className={styles.heading}>
                {t('downloads.ofOrder')}
              </h2>
              <CardList>
                {downloads.map((download) => (
                  <li key={download.id}>
                    <DownloadCard download={download} action={here} level={3} now={now} />
                  </li>
                ))}
              </CardList>
            </section>
          )}
          <div className={styles.addresses}>
            {billing && (
              <OrderAddress title={t('addresses.billing')} address={billing} country={countryOf(billing.country)} />
            )}
            {shipping && (
              <OrderAddress title={t('addresses.shipping')} address={shipping} country={countryOf(shipping.country)} />
            )}
          </div>
          <Facts
            facts={[
              [
                t('date'),
                <time key="date" dateTime={order.placedAt}>
                  {formatDate(order.placedAt, code)}
                </time>,
              ],
              [t('payment.method'), t(`payment.methods.${order.paymentMethod}`)],
              [t('total'), <Price key="total" money={order.total} />],
              ...(order.notes
                ? [
                    [
                      t('notes'),
                      <span key="notes" dir="auto">
                        {order.notes}
                      </span>,
                    ] as const,
                  ]
                : []),
            ]}
          />
        </div>
      </div>
    </div>
  );
}
