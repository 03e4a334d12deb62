import { useNavigation } from 'react-router-dom';
import { useTranslation } from '@sahra/shared/facade';
import styles from './page-progress.module.css';

/** A thin line at the top while the next page is on its way; quick pages do not show it. */
export function PageProgress() {
  const { t } = useTranslation('common');
  if (useNavigation().state === 'idle') return null;
  return <div role="progressbar" aria-label={t('loading')} className={styles.progress} />;
}
