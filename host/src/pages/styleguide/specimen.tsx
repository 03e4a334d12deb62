import type { ReactNode } from 'react';
import { classNames } from '@sahra/shared/facade';
import styles from './styleguide.module.css';

/** A chapter; its name is English on every page, as the code is. */
export function Chapter({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.chapter}>
      <h2 id={`${id}-title`} className={styles.chapterTitle}>
        <bdi lang="en">{name}</bdi>
      </h2>
      {children}
    </section>
  );
}

/** One primitive in one state, under the name that code has for it. */
export function Specimen({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.specimen, isWide && styles.wide)}>
      <h3 className={styles.name}>
        <code dir="ltr">{name}</code>
      </h3>
      {children}
    </div>
  );
}

export const Specimens = ({ children }: { children: ReactNode }) => <div className={styles.specimens}>{children}</div>;
