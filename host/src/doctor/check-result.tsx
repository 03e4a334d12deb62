import type { ReactNode } from 'react';
import { classNames, Icon } from '@sahra/shared/facade';
import styles from './doctor.module.css';

/** Good or bad, as text and as an icon. */
export function CheckResult({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <p className={classNames(styles.result, !isGood && styles.bad)}>
      <Icon name={isGood ? 'check' : 'warning'} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
