import type { ReactNode } from 'react';
import { Link, Mark, PageHead, useTranslation, useHrefTo } from '@sahra/shared/facade';
import { FirstPaintAt } from '@sahra/shared/parts/first-paint-at';
import { LanguageRow } from './language-row.tsx';
import styles from './auth-layout.module.css';
import { AuthIllustration } from './auth-illustration.tsx';

interface AuthLayoutProps {
  title: string;
  /** What the page's head says of it. */
  description: string;
  /** For forms with more than a few fields. */
  isWide?: boolean;
  children: ReactNode;
}

/** The layout of the auth pages: the way home, the languages, a form; on a wide screen the cinema's door beside it. */
export function AuthLayout({ title, description, isWide = false, children }: AuthLayoutProps) {
  const { t } = useTranslation('common');
  const home = useHrefTo()('streaming.home');
  return (
    <div className={styles.layout}>
      <FirstPaintAt id="illustration" />
      <PageHead title={title} description={description} />
      <div className={styles.column}>
        <div className={styles.top}>
          {home && (
            <Link to={home} className={styles.home}>
              <Mark className={styles.mark} />
              <span className={styles.name}>{t('siteName')}</span>
            </Link>
          )}
          <LanguageRow />
        </div>
        <div className={isWide ? styles.wide : styles.content}>{children}</div>
      </div>
      <div id="illustration" className={styles.illustration}>
        <AuthIllustration />
      </div>
    </div>
  );
}

/** The heading and introduction of an auth page. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.tagline}>{children}</p>}
    </header>
  );
}
