import { Link, Picture, Price, useTranslation, VisuallyHidden, type LineItem } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { useVariantText } from '../ui/variant-text.ts';
import styles from './cart-line.module.css';
import { LineProblem } from './line-problem.tsx';
import { QuantityForm } from './quantity-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { useQuantities } from './use-quantities.ts';

interface CartLineProps {
  line: LineItem;
  quantities: Pick<ReturnType<typeof useQuantities>, 'isBusy' | 'quantityOf' | 'failureOf' | 'setQuantity' | 'refuse'>;
  /** Without scripts: what was sent for it is no quantity. */
  isRefused: boolean;
  onRemove: () => void;
}

/** One variant in the cart: what it is, what one costs, how many, what they come to. */
export function CartLine({ line, quantities, isRefused, onRemove }: CartLineProps) {
  const { t } = useTranslation('cart');
  const variantText = useVariantText();
  const { variantId, product, sku, unitPrice, lineTotal, problem } = line;
  const quantity = quantities.quantityOf(variantId, line.quantity);
  const failure = quantities.failureOf(variantId) ?? (isRefused ? 'notANumber' : undefined);
  const problemId = `cart-problem-${variantId}`;
  const variant = variantText(line);
  return (
    <li className={styles.line} data-missing={problem === 'out-of-stock' || undefined}>
      <Picture picture={product.picture} alt="" sizes="112px" className={styles.picture} />
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Link to={paths.product.href(product.slug)} className={styles.link}>
            {product.name}
          </Link>
        </h3>
        {variant && <p className={styles.fact}>{variant}</p>}
        <p className={styles.fact}>
          {t('sku')}{' '}
          <bdi dir="ltr" className={styles.sku}>
            {sku}
          </bdi>
        </p>
        <p className={styles.fact}>
          {t('unitPrice')} <Price money={unitPrice} />
        </p>
      </div>
      <div className={styles.quantity}>
        <QuantityForm
          line={line}
          quantity={quantity}
          describedBy={failure ? problemId : undefined}
          onChange={(next) => quantities.setQuantity(variantId, next)}
          onNone={onRemove}
          onRefuse={() => quantities.refuse(variantId)}
        />
      </div>
      <p className={styles.total} aria-busy={quantities.isBusy}>
        <VisuallyHidden>{t('lineTotal')} </VisuallyHidden>
        <Price money={lineTotal} />
      </p>
      <RemoveButton line={line} onAsk={onRemove} />
      <LineProblem line={line} failure={failure} id={problemId} />
    </li>
  );
}
