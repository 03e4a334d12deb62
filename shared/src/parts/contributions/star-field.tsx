import { formatNumber, Icon, useLanguage, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { ratings } from '../../form-rules/contribution-rules.ts';
import { FieldError, FieldMark } from '../field-frame.tsx';
import { useField } from '../use-field.ts';
import styles from './stars.module.css';

interface StarFieldProps {
  id?: string;
  name: string;
  label: string;
  error?: string;
  required?: boolean;
  defaultValue?: string | undefined;
}

/** One to five stars. The browser's own radio buttons: arrows move the choice in reading direction, and it works without scripts. */
export function StarField({ id, name, label, error, required, defaultValue }: StarFieldProps) {
  const { t } = useTranslation('contributions');
  const { code } = useLanguage();
  const { ids, control } = useField({ id, error });
  return (
    <fieldset
      {...control}
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-required={required}
      className={styles.field}
    >
      <legend id={ids.label} className={styles.legend}>
        {label}
        <FieldMark isRequired={required} />
      </legend>
      <div className={styles.row}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={rating}
              required={required}
              defaultChecked={rating === defaultValue}
            />
            <Icon name="star" />
            <VisuallyHidden>{t('outOfFive', { value: formatNumber(Number(rating), code) })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldError ids={ids}>{error}</FieldError>
    </fieldset>
  );
}
