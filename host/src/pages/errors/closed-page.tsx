import { PageHead, paths, useTranslation } from '@sahra/shared/facade';
import { LostStar } from './lost-star.tsx';
import { WayOn } from './way-on.tsx';
import styles from './errors.module.css';

/** Stands where a page is whose area is off. */
export function ClosedPage() {
  const { t } = useTranslation(['host', 'common']);
  return (
    <section className={styles.page}>
      <PageHead title={t('closed.title')} description={t('closed.text')} robots="noindex" />
      <LostStar className={styles.picture} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('closed.title')}
      </h1>
      <p className={styles.text}>{t('closed.text')}</p>
      <div className={styles.actions}>
        <WayOn variant="primary" to={paths.home.href()}>
          {t('common:backToHome')}
        </WayOn>
      </div>
    </section>
  );
}
