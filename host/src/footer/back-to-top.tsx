import { classNames, IconButton, useTranslation } from '@sahra/shared/facade';
import { useScrolledPast } from '../header/use-scrolled-past.ts';
import styles from './back-to-top.module.css';

const APPEARS_AFTER_PX = 250;

function toTop() {
  window.scrollTo({ top: 0 });
  // Who goes on with the keyboard goes on from there.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** A way back up, once the page is scrolled: it goes along at the edge of the screen, and stays above the footer. */
export function BackToTop() {
  const { t } = useTranslation('host');
  const isShown = useScrolledPast(APPEARS_AFTER_PX);
  return (
    <div className={styles.place}>
      <IconButton
        label={t('backToTop')}
        icon="up"
        variant="ringed"
        size="l"
        className={classNames(styles.button, isShown && styles.shown)}
        onClick={toTop}
      />
    </div>
  );
}
