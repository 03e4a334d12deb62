import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import styles from './about-us.module.css';
import type { CatalogStats } from './catalog-stats.ts';

const names = ['programs', 'categories', 'posts', 'products', 'languages'] as const;

/** How much there is in the house. */
export function Numbers({ numbers }: { numbers: CatalogStats }) {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  return (
    <section aria-labelledby="numbers" className={styles.part}>
      <h2 id="numbers">{t('aboutUs.numbers.title')}</h2>
      <dl className={styles.numbers}>
        {names.map((name) => (
          <div key={name} className={styles.number}>
            <dt>{t(`aboutUs.numbers.${name}`)}</dt>
            <dd>{formatNumber(numbers[name], code)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
