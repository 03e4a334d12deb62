import { useId } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import {
  directionChoices,
  schemes,
  type DirectionChoice,
  type Scheme,
  type ThemeChoice,
} from '@sahra/shared/theme/choices';

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
        const state = onChoose
          ? { checked: value === current, onChange: () => onChoose(value) }
          : { defaultChecked: value === current };
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

interface ThemeFieldsProps {
  theme: ThemeChoice;
  onChoose?: (change: Partial<ThemeChoice>) => void;
}

/** Colour scheme and direction of the page. */
export function ThemeFields({ theme, onChoose }: ThemeFieldsProps) {
  const { t } = useTranslation('customizer');
  return (
    <>
      <ChoiceField<Scheme>
        name="scheme"
        label={t('scheme.label')}
        options={schemes.map((value) => ({ value, text: t(`scheme.${value}`) }))}
        value={theme.scheme}
        onChoose={onChoose && ((scheme) => onChoose({ scheme }))}
      />
      <ChoiceField<DirectionChoice>
        name="direction"
        label={t('direction.label')}
        options={directionChoices.map((value) => ({
          value,
          text: t(`direction.${value}`),
          ...(value === 'auto' && { hint: t('direction.autoHint') }),
        }))}
        value={theme.direction}
        onChoose={onChoose && ((direction) => onChoose({ direction }))}
      />
    </>
  );
}
