import { classNames, Icon, useTranslation } from '@sahra/shared/facade';
import { useScrolledPast } from '../header/use-scrolled-past.ts';
import styles from './back-to-top.module.css';

const APPEARS_AFTER_PX = 250;

function toTop() {
  window.scrollTo({ top: 0 });
  // Who goes on with the keyboard goes on from there.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** A way back up, once the page is scrolled. */
export function BackToTop() {
  const { t } = useTranslation('host');
  const isShown = useScrolledPast(APPEARS_AFTER_PX);
  return (
    <button type="button" className={classNames(styles.button, isShown && styles.shown)} aria-label={t('backToTop')} onClick={toTop}>
      <Icon name="up" />
    </button>
  );
}
