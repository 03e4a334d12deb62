import type { ReactNode } from 'react';
import styles from './outcome.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface OutcomeProps {
  title: string;
  text: string;
  /** Among the page's headings. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** What came of a form that was sent. Its heading takes the focus: who hears the page hears it at once. */
export function Outcome({ title, text, level = 2, children }: OutcomeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.outcome}>
      <Heading ref={takeFocus} tabIndex={-1} className={styles.outcomeTitle}>
        {title}
      </Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
