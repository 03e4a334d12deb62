import { PageHead, useTranslation } from '@sahra/shared/facade';
import { FirstPaintAt } from '@sahra/shared/parts/first-paint-at';
import { OldTown } from './old-town.tsx';
import styles from './error-pages.module.css';
import { WaysOn } from './ways-on.tsx';

/** Lost in the lanes: the second of the specification's two error pages. */
export default function ErrorPageTwoPage() {
  const { t } = useTranslation('information');
  return (
    <div className={styles.town}>
      <FirstPaintAt id="page-end" />
      <PageHead title={t('errorPageTwo.title')} description={t('errorPageTwo.text')} />
      <div className={styles.content}>
        <h1 className={styles.title}>{t('errorPageTwo.title')}</h1>
        <p className={styles.text}>{t('errorPageTwo.text')}</p>
        <p className={styles.note}>{t('errorPageTwo.note')}</p>
        <WaysOn />
      </div>
      <OldTown />
      <span id="page-end" hidden />
    </div>
  );
}
