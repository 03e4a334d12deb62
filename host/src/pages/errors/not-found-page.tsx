import { PageHead, useTranslation, ButtonLink, useHrefTo } from '@sahra/shared/facade';
import { LostStar } from './lost-star.tsx';
import styles from './errors.module.css';

/** The address leads nowhere; the text is the specification's. */
export function NotFoundPage() {
  const { t } = useTranslation(['host', 'common']);
  const hrefTo = useHrefTo();
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
        <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
          {t('common:backToHome')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={hrefTo('streaming.programs')}>
          {t('notFound.browse')}
        </ButtonLink>
      </div>
    </section>
  );
}
