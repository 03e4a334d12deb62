import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { classNames, useTranslation } from '@sahra/shared/facade';
import fieldStyles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import styles from './password-field.module.css';
import { useIsSending } from './send-button.tsx';
import { useField, type FieldTexts } from './use-field.ts';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

const never = () => () => undefined;
/** Only where scripts run can a password be shown: before that there is no button for it. */
const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A password, hidden until its writer wants to see it. It may be pasted, and hold whatever a keyboard makes. */
export function PasswordField({ label, hint, error, isOptional, id, className, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const { ids, control } = useField({ id, hint, error, 'aria-describedby': input['aria-describedby'] });
  const [isShown, setIsShown] = useState(false);
  const hasScripts = useHasScripts();
  const isSending = useIsSending();
  // What is sent as a password is not kept by the browser among other texts.
  const isVisible = isShown && !isSending;
  return (
    <FieldFrame {...{ ids, label, hint, error, isOptional, className }} isRequired={input.required}>
      <div className={styles.line}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={isVisible ? 'text' : 'password'}
          className={classNames('form-control', fieldStyles.control, styles.input, error && 'is-invalid')}
        />
        {hasScripts && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={ids.control}
            aria-label={t(isShown ? 'form.hideNamed' : 'form.showNamed', { label })}
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? 'form.hide' : 'form.show')}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
