import { formatNumber, Link, Picture, Price, useLanguage, useTranslation, type Cart } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { Totals } from '../ui/totals.tsx';
import { useVariantText } from '../ui/variant-text.ts';
import styles from './order-review.module.css';

/** What is about to be ordered, and what it comes to. */
export function OrderReview({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const { t } = useTranslation('checkout');
  const { code } = useLanguage();
  const variantText = useVariantText();
  return (
    <section aria-labelledby="checkout-review">
      <div className={styles.head}>
        <h2 id="checkout-review" className={styles.title}>
          {t('review.title')}
        </h2>
        <Link to={paths.cart.href()}>{t('review.change')}</Link>
      </div>
      <ul className={styles.lines}>
        {cart.lineItems.map((line) => (
          <li key={line.variantId} className={styles.line}>
            <Picture picture={line.product.picture} alt="" sizes="56px" className={styles.picture} />
            <div className={styles.what}>
              <p className={styles.name}>{line.product.name}</p>
              <p className={styles.fact}>
                {formatNumber(line.quantity, code)} × <Price money={line.unitPrice} />
              </p>
              {variantText(line) && <p className={styles.fact}>{variantText(line)}</p>}
            </div>
            <Price money={line.lineTotal} />
          </li>
        ))}
      </ul>
      <Totals cart={cart} isBusy={isBusy} />
    </section>
  );
}
