import { PageHead, useTranslation, ButtonLink, useHrefTo } from '@sahra/shared/facade';
import type { PlannedPage } from '../../app/planned-pages.ts';
import { LostStar } from './lost-star.tsx';
import styles from './errors.module.css';

/** Stands where a page will be; says what is open meanwhile. */
export function NotOpenPage({ area }: Pick<PlannedPage, 'area'>) {
  const { t } = useTranslation(['host', 'common']);
  const hrefTo = useHrefTo();
  const open = {
    streaming: { to: hrefTo('streaming.programs'), text: t('notFound.browse') },
    shop: { to: hrefTo('shop.products'), text: t('notOpen.toShop') },
    blog: { to: hrefTo('blog.posts'), text: t('notOpen.toBlog') },
    account: { to: hrefTo('streaming.programs'), text: t('notFound.browse') },
  }[area];
  return (
    <section className={styles.page}>
      <PageHead title={t('notOpen.title')} description={t(`notOpen.${area}`)} robots="noindex" />
      <LostStar className={styles.picture} />
      <h1 className={styles.title}>{t('notOpen.title')}</h1>
      <p className={styles.text}>{t(`notOpen.${area}`)}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={open.to}>
          {open.text}
        </ButtonLink>
        <ButtonLink variant="quiet" to={hrefTo('streaming.home')}>
          {t('common:backToHome')}
        </ButtonLink>
      </div>
    </section>
  );
}
