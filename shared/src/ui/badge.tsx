import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

/** One or two words on a card. `neutral` on quiet ground, `accent` for what is free or new, `second` for what is urgent. */
export function Badge({ children, tone = 'neutral' }: { children: ReactNode; tone?: 'neutral' | 'accent' | 'second' }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
