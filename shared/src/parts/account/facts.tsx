import type { ReactNode } from 'react';
import { classNames } from '@sahra/shared/facade';
import styles from './facts.module.css';

type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** What is said of a thing. */
  facts: readonly Fact[];
  /** Beside each other where there is room. */
  isRow?: boolean;
}

/** Names and what they stand for. */
export function Facts({ facts, isRow }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, isRow && styles.row)}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
