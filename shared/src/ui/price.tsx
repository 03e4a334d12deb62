import { useTranslation } from './use-translation.ts';
import { useLanguage } from '../app.tsx';
import { formatMoney } from '../i18n/format.ts';
import type { Money } from '../schemas/common.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A price, with the one before a reduction where there was one. */
export function Price({ money, compareAt }: { money: Money; compareAt?: Money | null }) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  if (!compareAt) return <bdi className={styles.price}>{formatMoney(money, code)}</bdi>;
  return (
    <span className={styles.reduced}>
      <ins className={styles.price}>
        <VisuallyHidden>{t('price.now')} </VisuallyHidden>
        <bdi>{formatMoney(money, code)}</bdi>
      </ins>{' '}
      <del className={styles.before}>
        <VisuallyHidden>{t('price.before')} </VisuallyHidden>
        <bdi>{formatMoney(compareAt, code)}</bdi>
      </del>
    </span>
  );
}
