import { formatNumber, Price, useLanguage, useTranslation, type OrderDetails } from '@sahra/shared/facade';
import { useVariantText } from '../../ui/variant-text.ts';
import { Both } from './labels.tsx';
import styles from './order-paper.module.css';

interface PaperLinesProps {
  order: OrderDetails;
  /** Who packs needs no prices. */
  hasPrices: boolean;
}

/** What was bought, by its name of then, in Arabic too where the buyer read another language. */
export function PaperLines({ order: { lines }, hasPrices }: PaperLinesProps) {
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const variantText = useVariantText();
  return (
    <table className={styles.lines} aria-label={t('lines.title')}>
      <thead>
        <tr>
          <th scope="col">
            <Both of="product" />
          </th>
          <th scope="col">
            <Both of="quantity" />
          </th>
          {hasPrices && (
            <>
              <th scope="col">
                <Both of="unitPrice" />
              </th>
              <th scope="col">
                <Both of="amount" />
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sku}>
            <th scope="row">
              <span className={styles.block}>
                <bdi>{line.name}</bdi>
              </span>
              {line.nameArabic !== line.name && (
                <span lang="ar" className={styles.block}>
                  <bdi dir="rtl">{line.nameArabic}</bdi>
                </span>
              )}
              <span className={styles.small}>
                {variantText(line)} <Both of="sku" /> <bdi dir="ltr">{line.sku}</bdi>
              </span>
            </th>
            <td>{formatNumber(line.quantity, code)}</td>
            {hasPrices && (
              <>
                <td>
                  <Price money={line.unitPrice} />
                </td>
                <td>
                  <Price money={line.subtotal} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
