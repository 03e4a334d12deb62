import { useTranslation } from '@sahra/shared/facade';
import styles from './color-list.module.css';

const known = ['night', 'lamplight', 'rose', 'sand', 'nile', 'white'] as const;

/** The colours in which a product comes: a swatch and its name. */
export function ColorList({ colors }: { colors: string[] }) {
  const { t } = useTranslation('shop');
  const offered = known.filter((color) => colors.includes(color));
  if (offered.length === 0) return null;
  return (
    <ul className={styles.colors} aria-label={t('products.colors.label')}>
      {offered.map((color) => (
        <li key={color} className={styles.color} title={t(`products.colors.${color}`)}>
          <span className={styles[color]} />
          <span className={styles.name}>{t(`products.colors.${color}`)}</span>
        </li>
      ))}
    </ul>
  );
}
