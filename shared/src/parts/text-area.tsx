import type { ComponentProps } from 'react';
import { classNames } from '@sahra/shared/facade';
import { CharacterCounter, useCounter } from './character-counter.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { useField, type FieldTexts } from './use-field.ts';

interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  name: string;
  /** Most characters that are taken; shows how many are written. */
  limit?: number;
}

/** Several lines to write; grows with them where the browser can. */
export function TextArea({ label, hint, error, isOptional, limit, id, className, rows = 5, ...area }: TextAreaProps) {
  const { ids, control } = useField({
    id,
    hint,
    error,
    hasCounter: limit !== undefined,
    'aria-describedby': area['aria-describedby'],
  });
  const { used, onChange } = useCounter(area);
  const counter = limit !== undefined && <CharacterCounter ids={ids} used={used} limit={limit} />;
  return (
    <FieldFrame {...{ ids, label, hint, error, isOptional, className, counter }} isRequired={area.required}>
      <textarea
        {...area}
        {...control}
        rows={rows}
        onChange={limit === undefined ? area.onChange : onChange}
        className={classNames('form-control', styles.control, styles.area, error && 'is-invalid')}
      />
    </FieldFrame>
  );
}
