import { useId } from 'react';
import { schemes, useTheme, useTranslation } from '@sahra/shared/facade';
import styles from './scheme-choice.module.css';

/** The four colour schemes as swatches; the page wears the chosen one at once. */
export function SchemeChoice() {
  const { t } = useTranslation('host');
  const { scheme: current, setScheme } = useTheme();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('scheme.label')}</legend>
      {schemes.map((scheme) => (
        <label key={scheme} className={styles.option}>
          <input type="radio" className="visually-hidden" name={name} value={scheme} checked={scheme === current} onChange={() => setScheme(scheme)} />
          <span className={styles.swatch} data-scheme={scheme} aria-hidden="true" />
          {t(`scheme.${scheme}`)}
        </label>
      ))}
    </fieldset>
  );
}
