import { Skeleton } from '@sahra/shared/facade';
import styles from './page.module.css';

interface PageHeadingProps {
  title: string;
  tagline: string;
  /** How much there is to see. */
  count: string;
}

/** The words with which a list opens. */
export function PageHeading({ title, tagline, count }: PageHeadingProps) {
  return (
    <header className={styles.head}>
      <p className={styles.count}>{count}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
    </header>
  );
}

export function PageHeadingSkeleton() {
  return (
    <div className={styles.head}>
      <Skeleton width="xs" height="text" />
      <Skeleton width="m" height="title" />
      <Skeleton width="l" height="text" />
    </div>
  );
}
