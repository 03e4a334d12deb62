import type { ReactNode } from 'react';
import { classNames, Icon, useTranslation } from '@sahra/shared/facade';
import styles from './field.module.css';
import type { FieldIds, FieldTexts } from './use-field.ts';

/** Tells whether a field is required: a star, or the label for what may stay empty. */
export function FieldMark({ isRequired, isOptional }: { isRequired?: boolean; isOptional?: boolean }) {
  const { t } = useTranslation('common');
  // Heard anyway: the control itself says that it is required.
  if (isRequired)
    return (
      <span aria-hidden="true" className={styles.star}>
        {'\u00a0'}*
      </span>
    );
  return (
    isOptional && (
      <>
        {' '}
        <span className={styles.optional}>{t('form.optional')}</span>
      </>
    )
  );
}

export function FieldHint({ ids, children }: { ids: FieldIds; children: ReactNode }) {
  return children ? (
    <p id={ids.hint} className={styles.hint}>
      {children}
    </p>
  ) : null;
}

/** The icon is beside the text, so that the color is not the only signal. */
export function FieldError({ ids, children }: { ids: FieldIds; children?: string }) {
  if (!children) return null;
  return (
    <p id={ids.error} className={styles.error}>
      <Icon name="warning" className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  isRequired?: boolean;
  className?: string;
  /** Stands at the end of the line below the control. */
  counter?: ReactNode;
  children: ReactNode;
}

/** Label and hint above a control, what is wrong with it below. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  isRequired,
  isOptional,
  className,
  counter,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.control} className={styles.label}>
        {label}
        <FieldMark isRequired={isRequired} isOptional={isOptional} />
      </label>
      <FieldHint ids={ids}>{hint}</FieldHint>
      {children}
      <FieldError ids={ids}>{error}</FieldError>
      {counter}
    </div>
  );
}
