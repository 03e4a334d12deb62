import type { PersonCard as PersonCardData } from '@sahra/shared/facade';
import { Skeleton } from '@sahra/shared/facade';
import { PersonCard } from './person-card.tsx';
import styles from './person-grid.module.css';

/** Portraits beside and below each other. */
export function PersonGrid({ people }: { people: readonly PersonCardData[] }) {
  return (
    <ul className={styles.grid}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
}

export function PersonGridSkeleton({ count = 24 }: { count?: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
