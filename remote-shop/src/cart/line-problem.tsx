import { formatMoney, formatNumber, Icon, useLanguage, useTranslation, type LineItem } from '@sahra/shared/facade';
import { MAX_PIECES } from '@sahra/shared/form-rules/cart-rules';
import { isolated } from '../ui/isolated.ts';
import styles from './cart-line.module.css';
import type { QuantityFailure } from './use-quantities.ts';

interface LineProblemProps {
  line: LineItem;
  /** Why the last quantity was put back. */
  failure: QuantityFailure | undefined;
  id: string;
}

/** What has changed about a line since its shopper last saw it, and why a quantity did not become what they wanted. */
export function LineProblem({ line, failure, id }: LineProblemProps) {
  const { t } = useTranslation('cart');
  const { code } = useLanguage();
  const { problem, available, quantity, previousPrice, unitPrice } = line;
  const number = (value: number) => formatNumber(value, code);
  const count = { count: available, number: number(available) };
  const changes = {
    'out-of-stock': () => t('problems.out-of-stock'),
    // The api gives as many as there are.
    'less-in-stock': () => t(quantity > available ? 'problems.less-in-stock' : 'problems.capped', count),
    'price-changed': () =>
      t('problems.price-changed', {
        before: isolated(formatMoney(previousPrice ?? unitPrice, code)),
        now: isolated(formatMoney(unitPrice, code)),
      }),
  };
  const reason =
    failure === 'tooFew'
      ? problem !== 'out-of-stock' && t('quantityFailed.tooFew', count)
      : failure && t(`quantityFailed.${failure}`, { max: number(MAX_PIECES) });
  return (
    <div id={id} role="status" className={styles.problems}>
      {problem && (
        <p className={styles.problem}>
          <Icon name="warning" className={styles.icon} />
          {changes[problem]()}
        </p>
      )}
      {reason && (
        <p className={styles.problem}>
          <Icon name="warning" className={styles.icon} />
          {reason}
        </p>
      )}
    </div>
  );
}
