import { Skeleton } from '@sahra/shared/facade';
import { pageSizeOf, type ListLayout } from './list-layouts.ts';
import styles from './post-list.module.css';

/** The posts of a list before they are here. */
export function ListSkeleton({ layout }: { layout: ListLayout }) {
  return (
    <div className={styles.list} data-layout={layout}>
      {Array.from({ length: pageSizeOf(layout) }, (_, index) => (
        <Skeleton key={index} className={styles.place} height={layout === 'single' ? 'block' : 'panel'} />
      ))}
    </div>
  );
}
