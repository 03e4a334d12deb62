import { Icon, useLanguage, useTranslation, formatNumber, VisuallyHidden } from '@sahra/shared/facade';
import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5];

/** How many of five stars somebody gave. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('contributions');
  const { code } = useLanguage();
  return (
    <span className={styles.stars}>
      {five.map((star) => (
        <Icon key={star} name="star" className={star <= Math.round(rating) ? styles.full : styles.empty} />
      ))}
      <VisuallyHidden>{t('outOfFive', { value: formatNumber(rating, code) })}</VisuallyHidden>
    </span>
  );
}
