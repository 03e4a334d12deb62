import type { ComponentProps } from 'react';
import { classNames } from '@sahra/shared/facade';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { useField, type FieldTexts } from './use-field.ts';

interface SelectProps extends FieldTexts, ComponentProps<'select'> {
  name: string;
}

/** One of many, the browser's own way; `children` are `<option>`s. For two to five choices take `RadioGroup`. */
export function Select({ label, hint, error, isOptional, id, className, children, ...select }: SelectProps) {
  const { ids, control } = useField({ id, hint, error, 'aria-describedby': select['aria-describedby'] });
  return (
    <FieldFrame {...{ ids, label, hint, error, isOptional, className }} isRequired={select.required}>
      <select {...select} {...control} className={classNames('form-select', styles.control, error && 'is-invalid')}>
        {children}
      </select>
    </FieldFrame>
  );
}
