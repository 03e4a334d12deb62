import type { ReactNode } from 'react';
import styles from './form-block.module.css';

interface FormBlockProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Fields of a form that belong together. */
export function FormBlock({ title, text, children }: FormBlockProps) {
  return (
    <fieldset className={styles.block}>
      <legend className={styles.title}>{title}</legend>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </fieldset>
  );
}

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** A form no wider than its lines are easily read; also what stands beside one. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** What can be pressed at the end. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
