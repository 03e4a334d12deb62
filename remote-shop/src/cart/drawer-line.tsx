import { useState } from 'react';
import {
  Button,
  formatNumber,
  IconButton,
  Link,
  Picture,
  Price,
  useLanguage,
  useTranslation,
  type LineItem,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { useVariantText } from '../ui/variant-text.ts';
import styles from './cart-drawer.module.css';

interface DrawerLineProps {
  line: LineItem;
  /** False: it could not be removed. */
  onRemove: () => Promise<boolean>;
}

/** A line of the drawer; it asks in its own place before it is removed. */
export function DrawerLine({ line, onRemove }: DrawerLineProps) {
  const { t } = useTranslation('cart');
  const { code } = useLanguage();
  const variantText = useVariantText();
  const [step, setStep] = useState<'shown' | 'asked' | 'removing' | 'failed'>('shown');
  const { product, quantity, lineTotal } = line;
  const variant = variantText(line);
  const remove = async () => {
    setStep('removing');
    if (!(await onRemove())) setStep('failed');
  };
  return (
    <li className={styles.line}>
      <Picture picture={product.picture} alt="" sizes="72px" className={styles.picture} />
      <div className={styles.what}>
        <Link to={paths.product.href(product.slug)} className={styles.name}>
          {product.name}
        </Link>
        {variant && <p className={styles.fact}>{variant}</p>}
        <p className={styles.fact}>
          {formatNumber(quantity, code)} × <Price money={line.unitPrice} />
        </p>
        <Price money={lineTotal} />
        {step === 'failed' && <p role="alert">{t('drawer.notRemoved')}</p>}
        {step !== 'shown' && (
          <div role="group" aria-label={t('removal.title')} className={styles.question}>
            <p>
              <strong>{t('removal.title')}</strong> {t('removal.text')}
            </p>
            {/* The question has the focus, so that it is heard and answered. */}
            <Button
              variant="danger"
              ref={(button) => button?.focus()}
              aria-disabled={step === 'removing'}
              onClick={() => step !== 'removing' && void remove()}
            >
              {t('removal.confirm')}
            </Button>
            <Button variant="quiet" onClick={() => setStep('shown')}>
              {t('removal.cancel')}
            </Button>
          </div>
        )}
      </div>
      {step === 'shown' && (
        <IconButton
          label={t('removeNamed', { name: product.name })}
          icon="close"
          variant="muted"
          size="s"
          onClick={() => setStep('asked')}
        />
      )}
    </li>
  );
}
