import { formatMoney, formatNumber, Icon, Link, useLanguage, useTranslation, type Money } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { isolated } from '../ui/isolated.ts';
import styles from './checkout.module.css';
import type { CheckoutState } from './checkout-action.ts';
import type { CartChange } from './seen-cart.ts';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Names a change by what it was and what it is now. */
function useChangeText() {
  const { t } = useTranslation('checkout');
  const { code } = useLanguage();
  const money = (amount: Money | null) =>
    amount === null ? t('changes.unknown') : isolated(formatMoney(amount, code));
  return (change: CartChange): string => {
    switch (change.kind) {
      case 'quantity': {
        const [before, now] = [change.before, change.now].map((value) => formatNumber(value, code));
        return t('changes.quantity', { name: isolated(change.name), before, now });
      }
      case 'price':
        return t('changes.price', {
          name: isolated(change.name),
          before: money(change.before),
          now: money(change.now),
        });
      case 'discount':
      case 'shipping':
        return t(`changes.${change.kind}`, { before: money(change.before), now: money(change.now) });
      default:
        return t(`changes.${change.kind}`, { name: isolated(change.name) });
    }
  };
}

/** The cart is another one than the shopper has agreed to: what has changed, line by line, before they agree again. */
export function CartChanges({ state, total }: { state: CheckoutState; total: Money }) {
  const { t } = useTranslation('checkout');
  const { code } = useLanguage();
  const changeText = useChangeText();
  const { changes } = state;
  if (!changes) return null;
  const isShort = state.code === 'out_of_stock';
  return (
    <section key={state.at} ref={takeFocus} tabIndex={-1} aria-labelledby="checkout-changes" className={styles.changes}>
      <h2 id="checkout-changes" className={styles.changesTitle}>
        <Icon name="warning" />
        {t('changes.title')}
      </h2>
      {changes.length > 0 && (
        <ul>
          {changes.map((change, index) => (
            <li key={index}>{changeText(change)}</li>
          ))}
        </ul>
      )}
      <p className={styles.holdText}>
        {isShort ? t('changes.toCart') : t('changes.confirm', { total: isolated(formatMoney(total, code)) })}{' '}
        <Link to={paths.cart.href()}>{t('toCart')}</Link>
      </p>
    </section>
  );
}
