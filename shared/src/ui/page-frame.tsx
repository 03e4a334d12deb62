import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-frame.module.css';
import { Skeleton } from './skeleton.tsx';

interface FrameProps {
  /** Text in the middle of a narrower page; at the start of a wide one by default. */
  isCentered?: boolean;
  children: ReactNode;
}

/** The frame of a page that begins with text. */
export function PageFrame({ isCentered, children }: FrameProps) {
  return <div className={classNames(styles.page, isCentered && styles.centered)}>{children}</div>;
}

export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>;
}

interface PageHeadingProps {
  title: string;
  tagline: string;
  /** How much there is to see. */
  count?: string;
}

/** The heading and introduction of a page. */
export function PageHeading({ title, tagline, count }: PageHeadingProps) {
  return (
    <header className={styles.head}>
      {count && <p className={styles.count}>{count}</p>}
      <PageTitle>{title}</PageTitle>
      <p className={styles.tagline}>{tagline}</p>
    </header>
  );
}

export function PageHeadingSkeleton({ hasCount }: { hasCount?: boolean }) {
  return (
    <div className={styles.head}>
      {hasCount && <Skeleton width="xs" height="text" />}
      <Skeleton width="m" height="title" />
      <Skeleton width="l" height="text" />
    </div>
  );
}
