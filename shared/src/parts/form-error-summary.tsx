import type { MouseEvent } from 'react';
import { Icon, useTranslation } from '@sahra/shared/facade';
import styles from './form-error-summary.module.css';

interface FormError {
  /** The `id` of the field. */
  id: string;
  /** The same message as at the field. */
  message: string;
}

interface FormErrorSummaryProps {
  errors: readonly FormError[];
  /** How often the visitor has tried: each time the summary takes the focus anew. */
  attempt?: number;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  // A group is not a control: its first one is.
  const control = field.matches('fieldset') ? field.querySelector('input') : field;
  control?.focus({ preventScroll: true });
  (field.closest('div, fieldset') ?? field).scrollIntoView({ block: 'center' });
}

/** What is wrong in a form that was sent, each a link to its field; it takes the focus, so that it is read at once. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const { t } = useTranslation('common');
  if (!errors.length) return null;
  return (
    <section
      key={attempt}
      ref={takeFocus}
      tabIndex={-1}
      className={styles.summary}
      aria-label={t('form.errors', { count: errors.length })}
    >
      <h2 className={styles.title}>
        <Icon name="warning" className={styles.icon} />
        {t('form.errors', { count: errors.length })}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} className={styles.link} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
