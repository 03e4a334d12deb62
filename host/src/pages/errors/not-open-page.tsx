import { PageHead, paths, useTranslation } from '@sahra/shared/facade';
import type { PlannedPage } from '../../app/planned-pages.ts';
import { LostStar } from './lost-star.tsx';
import { WayOn } from './way-on.tsx';
import styles from './errors.module.css';

/** Stands where a page will be; says what is open meanwhile. */
export function NotOpenPage({ area }: Pick<PlannedPage, 'area'>) {
  const { t } = useTranslation(['host', 'common']);
  const open = {
    streaming: { to: paths.programs.href(), text: t('notFound.browse') },
    shop: { to: paths.shop.href(), text: t('notOpen.toShop') },
    blog: { to: paths.blogs.href(), text: t('notOpen.toBlog') },
    account: { to: paths.programs.href(), text: t('notFound.browse') },
  }[area];
  return (
    <section className={styles.page}>
      <PageHead title={t('notOpen.title')} description={t(`notOpen.${area}`)} robots="noindex" />
      <LostStar className={styles.picture} />
      <h1 className={styles.title}>{t('notOpen.title')}</h1>
      <p className={styles.text}>{t(`notOpen.${area}`)}</p>
      <div className={styles.actions}>
        <WayOn variant="primary" to={open.to}>
          {open.text}
        </WayOn>
        <WayOn variant="quiet" to={paths.home.href()}>
          {t('common:backToHome')}
        </WayOn>
      </div>
    </section>
  );
}
