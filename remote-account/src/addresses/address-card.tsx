import type { ReactNode } from 'react';
import { ButtonLink, useTranslation, type BillingAddress } from '@sahra/shared/facade';
import { Card, CardActions, CardTitle } from '@sahra/shared/parts/card';
import { paths } from '../paths.ts';
import styles from './addresses.module.css';

interface AddressCardProps {
  address: BillingAddress;
  /** The country's name. */
  country: string;
  /** Beside the way to change it. */
  children: ReactNode;
}

/** An address as it stands on a letter; each line reads in the direction of what it says. */
export function AddressCard({ address, country, children }: AddressCardProps) {
  const { t } = useTranslation(['account', 'addresses']);
  const { firstName, lastName, company, street, apartment, postalCode, city, state, phone, email } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    street,
    apartment,
    [postalCode, city].filter(Boolean).join(' '),
    state,
    country,
  ].filter(Boolean);
  return (
    <Card as="section" className={styles.card}>
      <CardTitle level={2}>{t('addresses.billing')}</CardTitle>
      <address className={styles.lines}>
        {lines.map((line, index) => (
          <bdi key={index} className={styles.line}>
            {line}
          </bdi>
        ))}
        <bdi dir="ltr" className={styles.line}>
          {phone}
        </bdi>
        <bdi dir="ltr" className={styles.line}>
          {email}
        </bdi>
      </address>
      <CardActions>
        <ButtonLink variant="primary" to={paths.billingAddress.href()}>
          {t('addresses:edit')}
        </ButtonLink>
        {children}
      </CardActions>
    </Card>
  );
}
