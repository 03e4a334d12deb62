import { PageHead, useTranslation } from '@sahra/shared/facade';
import { FirstPaintAt } from '@sahra/shared/parts/first-paint-at';
import styles from './error-pages.module.css';
import { TornFilm } from './torn-film.tsx';
import { WaysOn } from './ways-on.tsx';

/** The film has torn: the first of the specification's two error pages. */
export default function ErrorPageOnePage() {
  const { t } = useTranslation('information');
  return (
    <div className={styles.page}>
      <FirstPaintAt id="page-end" />
      <PageHead title={t('errorPageOne.title')} description={t('errorPageOne.text')} />
      <TornFilm />
      <div className={styles.content}>
        <h1 className={styles.title}>{t('errorPageOne.title')}</h1>
        <p className={styles.text}>{t('errorPageOne.text')}</p>
        <p className={styles.note}>{t('errorPageOne.note')}</p>
        <WaysOn />
      </div>
      <span id="page-end" hidden />
    </div>
  );
}
