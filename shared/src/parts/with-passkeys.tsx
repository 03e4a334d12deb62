import type { ReactNode } from 'react';
import { useHasPasskeys } from '../forms/passkeys.ts';
import styles from './with-passkeys.module.css';

/** What only browsers with passkeys show. Its room is there from the start, so that nothing moves as that comes to be known; without scripts there is none. */
export function WithPasskeys({ children }: { children: ReactNode }) {
  const hasPasskeys = useHasPasskeys();
  if (hasPasskeys === false) return null;
  return <div className={hasPasskeys ? undefined : styles.reserved}>{children}</div>;
}
