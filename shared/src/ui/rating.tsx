import { useTranslation } from './use-translation.ts';
import { useLanguage } from '../app.tsx';
import { formatNumber } from '../i18n/format.ts';
import styles from './rating.module.css';

/** How much people liked something: a star and a number, in one element, as lists have many of them. */
export function Rating({ value, outOf }: { value: number; outOf: number }) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const shown = formatNumber(value, code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span
      role="img"
      aria-label={t('rating', { value: shown, outOf: formatNumber(outOf, code) })}
      className={styles.rating}
    >
      {shown}
    </span>
  );
}
