import { PageHead, useTranslation, ButtonLink, useHrefTo } from '@sahra/shared/facade';
import { LostStar } from './lost-star.tsx';
import styles from './errors.module.css';

/** Stands where a page is whose area is off. */
export function ClosedPage() {
  const { t } = useTranslation(['host', 'common']);
  const hrefTo = useHrefTo();
  return (
    <section className={styles.page}>
      <PageHead title={t('closed.title')} description={t('closed.text')} robots="noindex" />
      <LostStar className={styles.picture} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('closed.title')}
      </h1>
      <p className={styles.text}>{t('closed.text')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
          {t('common:backToHome')}
        </ButtonLink>
      </div>
    </section>
  );
}
