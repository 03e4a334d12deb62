import type { FormEvent, ReactNode } from 'react';
import { Form, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { useIsSending } from './send-button.tsx';

/** A field that no visitor sees, hears or reaches: who fills it is a program. */
function TrapField() {
  const { t } = useTranslation('common');
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <label>
          {t('form.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </span>
    </VisuallyHidden>
  );
}

interface SendingFormProps {
  /** For buttons that stand elsewhere. */
  id?: string;
  label?: string;
  /** The page whose action takes it; the one that it stands on by default. */
  action?: string;
  className?: string;
  /** There is nothing in it that a program would fill. */
  hasTrap?: boolean;
  children: ReactNode;
}

/** A form to a page's action: by the router where scripts run, else by the browser. What is on its way is not sent again. */
export function SendingForm({ id, label, action, className, hasTrap = true, children }: SendingFormProps) {
  const isSending = useIsSending();
  const submit = (event: FormEvent) => isSending && event.preventDefault();
  return (
    // What is wrong is said by us, in the language of the page.
    <Form
      id={id}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      aria-label={label}
      className={className}
      onSubmit={submit}
    >
      {children}
      {hasTrap && <TrapField />}
    </Form>
  );
}
