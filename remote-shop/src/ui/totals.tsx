import type { ReactNode } from 'react';
import { Price, useTranslation, VisuallyHidden, type Cart } from '@sahra/shared/facade';
import styles from './totals.module.css';

interface TotalsProps {
  cart: Cart;
  /** The api has not said yet what the last change comes to. */
  isBusy?: boolean;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the cart comes to, as the api says it; nothing of it is added up here. */
export function Totals({ cart, isBusy = false }: TotalsProps) {
  const { t } = useTranslation('cart');
  const { subtotal, discount, shipping, tax, total, coupon, needsShipping } = cart;
  return (
    <div aria-busy={isBusy} className={styles.totals}>
      <dl className={styles.list}>
        <Row name={t('totals.subtotal')}>
          <Price money={subtotal} />
        </Row>
        {discount.amount > 0 && (
          <Row name={t('totals.discount')}>
            {coupon && (
              <code dir="ltr" className={styles.code}>
                {coupon.code}
              </code>
            )}{' '}
            <Price money={{ ...discount, amount: -discount.amount }} />
          </Row>
        )}
        {needsShipping && (
          <Row name={t('totals.shipping')}>
            {shipping === null ? (
              <span className={styles.later}>{t('totals.later')}</span>
            ) : shipping.amount === 0 ? (
              t('shipping.free')
            ) : (
              <Price money={shipping} />
            )}
          </Row>
        )}
        <div className={styles.total}>
          <dt>{t('totals.total')}</dt>
          <dd>
            <Price money={total} />
          </dd>
        </div>
        <div className={styles.tax}>
          <dt>{t('totals.tax')}</dt>
          <dd>
            <Price money={tax} />
          </dd>
        </div>
      </dl>
      <VisuallyHidden>
        <span role="status">{isBusy && t('totals.busy')}</span>
      </VisuallyHidden>
    </div>
  );
}
