import { classNames, useTranslation } from '@sahra/shared/facade';
import styles from './color-list.module.css';

/** The colours that have a name and a swatch. */
const known = ['night', 'lamplight', 'rose', 'sand', 'nile', 'white'] as const;

type Known = (typeof known)[number];
const knownOf = (color: string): Known | undefined => known.find((one) => one === color);

/** A colour for the eye; a blank one where nobody has drawn it. */
export function Swatch({ color }: { color: string }) {
  const own = knownOf(color);
  return <span className={classNames(styles.swatch, own && styles[own])} />;
}

/** What colours are called; their own name in the catalogue where there is no other. */
export function useColorName(): (color: string) => string {
  const { t } = useTranslation('shop');
  return (color) => {
    const own = knownOf(color);
    return own ? t(`products.colors.${own}`) : color;
  };
}

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
