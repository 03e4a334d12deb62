import type { ReactNode } from 'react';
import { Link, Mark, PageHead, paths, useTranslation } from '@sahra/shared/facade';
import { LanguageRow } from './language-row.tsx';
import styles from './night-frame.module.css';
import { NightScene } from './night-scene.tsx';

interface NightFrameProps {
  title: string;
  /** What the page's head says of it. */
  description: string;
  /** For forms with more than a few fields. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of the auth pages: the way home, the languages, a form; on a wide screen the cinema's door beside it. */
export function NightFrame({ title, description, isWide = false, children }: NightFrameProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.frame}>
      <PageHead title={title} description={description} />
      <div className={styles.column}>
        <div className={styles.top}>
          <Link to={paths.home.href()} className={styles.home}>
            <Mark className={styles.mark} />
            <span className={styles.name}>{t('siteName')}</span>
          </Link>
          <LanguageRow />
        </div>
        <div className={isWide ? styles.wide : styles.content}>{children}</div>
      </div>
      <div className={styles.scene}>
        <NightScene />
      </div>
    </div>
  );
}

/** The heading and introduction of such a page. */
export function NightHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.tagline}>{children}</p>}
    </header>
  );
}
