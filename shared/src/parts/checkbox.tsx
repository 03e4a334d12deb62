import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@sahra/shared/facade';
import styles from './choice.module.css';
import { FieldError, FieldHint, FieldMark } from './field-frame.tsx';
import { useField, type FieldTexts } from './use-field.ts';

interface CheckboxProps extends Omit<FieldTexts, 'label'>, ComponentProps<'input'> {
  name: string;
  /** May hold a link, to what one agrees to. */
  label: ReactNode;
}

/** Something to agree to, or to have or not. The whole line is the target. */
export function Checkbox({ label, hint, error, isOptional, id, className, ...input }: CheckboxProps) {
  const { ids, control } = useField({ id, hint, error, 'aria-describedby': input['aria-describedby'] });
  return (
    <div className={classNames(styles.choice, className)}>
      <label className={styles.line}>
        <input
          {...input}
          {...control}
          type="checkbox"
          className={classNames('form-check-input', styles.box, error && 'is-invalid')}
        />
        <span className={styles.label}>
          {label}
          <FieldMark isRequired={input.required} isOptional={isOptional} />
        </span>
      </label>
      <div className={styles.below}>
        <FieldHint ids={ids}>{hint}</FieldHint>
        <FieldError ids={ids}>{error}</FieldError>
      </div>
    </div>
  );
}
