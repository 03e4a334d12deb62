import { useApp, useTranslation, type BillingAddress, type OrderDetails } from '@sahra/shared/facade';
import { Both } from './labels.tsx';
import styles from './order-paper.module.css';

/** A name and an address, as a letter has them. */
function Party({ address, country }: { address: BillingAddress; country: string }) {
  const { firstName, lastName, company, street, apartment, postalCode, city, state, phone } = address;
  const place = [postalCode, city, state].filter(Boolean).join(' · ');
  const lines = [`${firstName} ${lastName}`, company, street, apartment, place, country];
  return (
    <address className={styles.address}>
      {lines.map(
        (line, index) =>
          line && (
            <span key={index}>
              <bdi>{line}</bdi>
            </span>
          ),
      )}
      {phone && (
        <span>
          <bdi dir="ltr">{phone}</bdi>
        </span>
      )}
    </address>
  );
}

interface PaperPartiesProps {
  order: OrderDetails;
  countries: Readonly<Record<string, string>>;
}

/** Who sells, who buys, and where it goes. Of the seller it says what is known of them: the site's name and address. */
export function PaperParties({ order: { billing, shipping, email }, countries }: PaperPartiesProps) {
  const { t } = useTranslation(['orders', 'common']);
  const { origin } = useApp();
  return (
    <div className={styles.parties}>
      <section>
        <h2>
          <Both of="seller" />
        </h2>
        <address className={styles.address}>
          <span>{t('common:siteName')}</span>
          <span>
            <bdi dir="ltr">{new URL(origin).host}</bdi>
          </span>
        </address>
      </section>
      <section>
        <h2>
          <Both of="buyer" />
        </h2>
        {billing && <Party address={billing} country={countries[billing.country] ?? billing.country} />}
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
      </section>
      {shipping && (
        <section>
          <h2>
            <Both of="shipTo" />
          </h2>
          <Party address={shipping} country={countries[shipping.country] ?? shipping.country} />
        </section>
      )}
    </div>
  );
}
