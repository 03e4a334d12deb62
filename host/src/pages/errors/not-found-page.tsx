import { PageHead, paths, useTranslation } from '@sahra/shared/facade';
import { LostStar } from './lost-star.tsx';
import { WayOn } from './way-on.tsx';
import styles from './errors.module.css';

/** The address leads nowhere; the text is the specification's. */
export function NotFoundPage() {
  const { t } = useTranslation(['host', 'common']);
  return (
    <section className={styles.page} role="alert">
      <PageHead title={t('notFound.pageTitle')} description={t('notFound.text')} robots="noindex" />
      <LostStar className={styles.picture} />
      <p className={styles.kicker}>{t('notFound.oops')}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {t('notFound.title')}
      </h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <p className={styles.text}>{t('notFound.detail')}</p>
      <div className={styles.actions}>
        <WayOn variant="primary" to={paths.home.href()}>
          {t('common:backToHome')}
        </WayOn>
        <WayOn variant="quiet" to={paths.programs.href()}>
          {t('notFound.browse')}
        </WayOn>
      </div>
    </section>
  );
}
