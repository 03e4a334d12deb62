import {
  formatDate,
  PageLink,
  Price,
  useHrefTo,
  useLanguage,
  useTranslation,
  type OrderDetails,
} from '@sahra/shared/facade';
import { paymentMethods } from '@sahra/shared/form-rules/payment-methods';
import { LinkedText } from '@sahra/shared/parts/linked-text';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import styles from './order-payment.module.css';
import { PAYMENT } from './places.ts';

/** Another way to pay, while that can still be chosen. */
function MethodForm({ paymentMethod, lines }: Pick<OrderDetails, 'paymentMethod' | 'lines'>) {
  const { t } = useTranslation('orders');
  // Files alone are brought to nobody's door.
  const hasGoods = lines.some(({ isDigital }) => !isDigital);
  const offered = paymentMethods.filter((method) => hasGoods || method !== 'cash-on-delivery');
  return (
    <details className={styles.change}>
      <summary>{t('payment.change.title')}</summary>
      <SendingForm hasTrap={false} label={t('payment.change.title')}>
        <input type="hidden" name="intent" value="payment-method" />
        <RadioGroup
          key={paymentMethod}
          name="paymentMethod"
          label={t('payment.method')}
          defaultValue={paymentMethod}
          options={offered.map((value) => ({
            value,
            label: t(`payment.methods.${value}`),
            hint: t(`payment.hints.${value}`),
          }))}
        />
        <SendButton variant="quiet">{t('payment.change.button')}</SendButton>
      </SendingForm>
    </details>
  );
}

/** How an order is paid that waits for it: the sum, what to write beside it, where it goes, until when; and other ways. */
export function OrderPayment({ order }: { order: OrderDetails }) {
  const { number, total, paymentMethod, payTo, payUntil } = order;
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const contact = useHrefTo()('information.contact-us');
  // Where the owner has not said where money goes one asks for it.
  const how =
    paymentMethod !== 'cash-on-delivery' && payTo === null
      ? t(`payment.ask.${paymentMethod}`)
      : t(`payment.how.${paymentMethod}`);
  return (
    <Card as="section">
      <CardTitle level={2}>
        <span id={PAYMENT} className={styles.anchor}>
          {t('payment.title', { method: t(`payment.methods.${paymentMethod}`) })}
        </span>
      </CardTitle>
      <dl className={styles.facts}>
        <div>
          <dt>{t('payment.sum')}</dt>
          <dd>
            <Price money={total} />
          </dd>
        </div>
        <div>
          <dt>{t('payment.reference')}</dt>
          <dd>
            <code dir="ltr" className={styles.reference}>
              {number}
            </code>
          </dd>
        </div>
      </dl>
      <p className={styles.how}>
        <LinkedText text={how} parts={{ contact: (label) => <PageLink to={contact}>{label}</PageLink> }} />
      </p>
      {payTo && (
        <p className={styles.place}>
          <bdi dir="auto">{payTo}</bdi>
        </p>
      )}
      {payUntil && <p className={styles.how}>{t('payment.until', { date: formatDate(payUntil, code) })}</p>}
      <MethodForm {...order} />
    </Card>
  );
}
