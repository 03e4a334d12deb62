import {
  Badge,
  formatNumber,
  getLanguage,
  useLanguage,
  useMoment,
  useTranslation,
  type ManagedOrderDetails,
} from '@sahra/shared/facade';
import { Facts } from '@sahra/shared/parts/account/facts';
import styles from '../admin.module.css';

const GRAMS = 1000;

/** Who ordered, when, how it is paid, and where it goes. */
export function OrderFacts({ order }: { order: ManagedOrderDetails }) {
  const { t } = useTranslation(['shop-admin', 'orders']);
  const { code } = useLanguage();
  const { email, language, paymentMethod, placedAt, paidAt, shippedAt, weightGrams, notes, isGuest } = order;
  const moment = useMoment();
  const timeOf = (at: string) => (
    <time key={at} dateTime={at}>
      {moment(at)}
    </time>
  );
  const facts = [
    [t('orders.placedAt'), timeOf(placedAt)],
    [
      t('orders.email'),
      email && (
        <a key="email" href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      ),
    ],
    [t('orders.language'), getLanguage(language).name],
    [t('orders:payment.method'), t(`orders:payment.methods.${paymentMethod}`)],
    [t('orders.paidAt'), paidAt && timeOf(paidAt)],
    [t('orders.shippedAt'), shippedAt && timeOf(shippedAt)],
    [t('orders:parcel.carrier'), order.carrier && <bdi key="carrier">{order.carrier}</bdi>],
    [
      t('orders:parcel.number'),
      order.parcelNumber && (
        <bdi key="parcel" dir="ltr">
          {order.parcelNumber}
        </bdi>
      ),
    ],
    [
      t('orders.weight'),
      weightGrams > 0 && formatNumber(weightGrams / GRAMS, code, { style: 'unit', unit: 'kilogram' }),
    ],
    [
      t('orders.buyerNote'),
      notes && (
        <span key="notes" dir="auto">
          {notes}
        </span>
      ),
    ],
  ] as const;
  const addresses = [
    [t('orders:addresses.billing'), order.billing],
    [t('orders:addresses.shipping'), order.shipping],
  ] as const;
  return (
    <>
      {isGuest && <Badge>{t('orders.guest')}</Badge>}
      <Facts isRow facts={facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
      <div className={styles.addresses}>
        {addresses.map(([title, address]) => address && <Address key={title} title={title} address={address} />)}
      </div>
    </>
  );
}

function Address({ title, address }: { title: string; address: NonNullable<ManagedOrderDetails['billing']> }) {
  const { firstName, lastName, company, street, apartment, city, state, postalCode, country, phone } = address;
  const place = [postalCode, city, state, country].filter(Boolean).join(' · ');
  const lines = [`${firstName} ${lastName}`, company, street, apartment, place].filter(Boolean);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <address className={styles.address}>
        {lines.map((line, index) => (
          // Two lines may be the same.
          <bdi key={index}>{line}</bdi>
        ))}
        {phone && (
          <a href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </address>
    </section>
  );
}
