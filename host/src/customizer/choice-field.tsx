import { useId } from 'react';

interface ChoiceFieldProps<T extends string> {
  /** Also the name in a form that is sent. */
  name: 'scheme' | 'direction' | 'storage';
  label: string;
  options: readonly { value: T; text: string; hint?: string }[];
  value: T;
  /** Without it the form keeps what is chosen until it is sent. */
  onChoose?: ((value: T) => void) | undefined;
}

/** One question with its answers; schemes show their colours. */
export function ChoiceField<T extends string>({ name, label, options, value: current, onChoose }: ChoiceFieldProps<T>) {
  const id = useId();
  const isScheme = name === 'scheme';
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(({ value, text, hint }) => {
        const hintId = hint && `${id}-${value}`;
        const state = onChoose ? { checked: value === current, onChange: () => onChoose(value) } : { defaultChecked: value === current };
        return (
          <div key={value}>
            <label>
              <input
                type="radio"
                name={name}
                value={value}
                aria-describedby={hintId}
                className={isScheme ? undefined : 'form-check-input'}
                {...state}
              />
              {isScheme && <span data-scheme={value} aria-hidden="true" />}
              {text}
            </label>
            {hint && <p id={hintId}>{hint}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
