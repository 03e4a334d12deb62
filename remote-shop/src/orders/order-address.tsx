import type { BillingAddress } from '@sahra/shared/facade';
import styles from './order-address.module.css';

interface OrderAddressProps {
  title: string;
  address: BillingAddress;
  country: string;
}

/** An address as it was given with the order, a line for each part of it. */
export function OrderAddress({ title, address, country }: OrderAddressProps) {
  const { firstName, lastName, company, street, apartment, city, state, postalCode, phone, email } = address;
  const place = [postalCode, city, state].filter(Boolean).join(' · ');
  const lines = [`${firstName} ${lastName}`, company, street, apartment, place, country].filter(Boolean);
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.address}>
        {lines.map((line, index) => (
          // Two lines may be the same.
          <span key={index} className={styles.line}>
            <bdi>{line}</bdi>
          </span>
        ))}
        {phone && (
          <span className={styles.line}>
            <bdi dir="ltr">{phone}</bdi>
          </span>
        )}
        {email && (
          <span className={styles.line}>
            <bdi dir="ltr">{email}</bdi>
          </span>
        )}
      </address>
    </section>
  );
}
