import type { ReactNode } from 'react';
import { classNames, formatNumber, useLanguage } from '@sahra/shared/facade';
import styles from './filter-form.module.css';

interface OptionProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  isChosen: boolean;
  /** How many products it brings; null where nobody has counted. */
  count?: number | null | undefined;
  children: ReactNode;
}

/** One choice of a filter. The form is asked whenever one of its fields changes. */
export function Option({ type, name, value, isChosen, count, children }: OptionProps) {
  const { code } = useLanguage();
  return (
    <label className={styles.option}>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        // The form hears it.
        onChange={() => {}}
        className={classNames('form-check-input', styles.box)}
      />
      <span className={styles.label}>{children}</span>{' '}
      {typeof count === 'number' && <bdi className={styles.number}>{formatNumber(count, code)}</bdi>}
    </label>
  );
}
