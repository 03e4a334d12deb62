import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from '@sahra/shared/facade';
import styles from './choice.module.css';
import { FieldError, FieldHint, FieldMark } from './field-frame.tsx';
import { useField, type FieldTexts } from './use-field.ts';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

interface RadioGroupProps extends FieldTexts {
  name: string;
  options: readonly RadioOption[];
  id?: string;
  required?: boolean;
  /** The chosen one where the page holds it; with `onChoose`. */
  value?: string;
  defaultValue?: string;
  onChoose?: (value: string) => void;
  className?: string;
}

/** One of a few, all to be seen. The browser's own radio buttons: arrows move the choice, Tab leaves the group. */
export function RadioGroup({
  label,
  hint,
  error,
  isOptional,
  id,
  name,
  options,
  required,
  value,
  defaultValue,
  onChoose,
  className,
}: RadioGroupProps) {
  const { ids, control } = useField({ id, hint, error });
  const choose = (event: ChangeEvent<HTMLInputElement>) => onChoose?.(event.currentTarget.value);
  return (
    <fieldset
      {...control}
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-required={required}
      className={classNames(styles.group, className)}
    >
      <legend id={ids.label} className={styles.legend}>
        {label}
        <FieldMark isRequired={required} isOptional={isOptional} />
      </legend>
      <FieldHint ids={ids}>{hint}</FieldHint>
      {options.map((option) => (
        <label key={option.value} className={styles.line}>
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            disabled={option.isDisabled}
            className={classNames('form-check-input', styles.box, error && 'is-invalid')}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={choose}
          />
          <span className={styles.label}>
            {option.label}
            {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError ids={ids}>{error}</FieldError>
    </fieldset>
  );
}
