import { useTranslation } from '@sahra/shared/facade';
import styles from './field.module.css';

/** Says above a form what the star means. */
export function RequiredNote() {
  const { t } = useTranslation('common');
  return <p className={styles.hint}>{t('form.requiredNote')}</p>;
}
