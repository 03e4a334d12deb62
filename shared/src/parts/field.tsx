import type { ComponentProps } from 'react';
import { classNames } from '@sahra/shared/facade';
import { CharacterCounter, useCounter } from './character-counter.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { useField, type FieldTexts } from './use-field.ts';

interface FieldProps extends FieldTexts, ComponentProps<'input'> {
  name: string;
  /** Most characters that are taken; shows how many are written. */
  limit?: number;
}

/** One line to write. `dir="ltr"` for what is Latin in every language: e-mail addresses, telephone numbers, codes. */
export function Field({ label, hint, error, isOptional, limit, id, className, type = 'text', ...input }: FieldProps) {
  const { ids, control } = useField({
    id,
    hint,
    error,
    hasCounter: limit !== undefined,
    'aria-describedby': input['aria-describedby'],
  });
  const { used, onChange } = useCounter(input);
  const counter = limit !== undefined && <CharacterCounter ids={ids} used={used} limit={limit} />;
  return (
    <FieldFrame {...{ ids, label, hint, error, isOptional, className, counter }} isRequired={input.required}>
      <input
        {...input}
        {...control}
        type={type}
        onChange={limit === undefined ? input.onChange : onChange}
        className={classNames('form-control', styles.control, error && 'is-invalid')}
      />
    </FieldFrame>
  );
}
