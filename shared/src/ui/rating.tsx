import { useTranslation } from './use-translation.ts';
import { useLanguage } from '../app.tsx';
import { formatNumber } from '../i18n/format.ts';
import { Icon } from './icon.tsx';
import styles from './rating.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** How much people liked something: a star and a number. */
export function Rating({ value, outOf }: { value: number; outOf: number }) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const shown = formatNumber(value, code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.rating}>
      <Icon name="star" className={styles.star} />
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{t('rating', { value: shown, outOf: formatNumber(outOf, code) })}</VisuallyHidden>
    </span>
  );
}
