import { useTranslation } from '@sahra/shared/facade';
import styles from './access-mark.module.css';

/** Over the picture of a card, where not everybody may watch: for whom it is. */
export function AccessMark({ access }: { access: 'member' | 'subscriber' }) {
  const { t } = useTranslation('streaming');
  return (
    <>
      <span className={styles.mark}>{t(`access.${access}`)}</span>{' '}
    </>
  );
}
