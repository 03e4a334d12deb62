import { useState } from 'react';
import { stateOf, type AdminActionResult } from '../../forms/admin-action.ts';
import { Dialog } from '../dialog.tsx';
import { AdminActionForm, type AdminActionFormProps } from './admin-action-form.tsx';

interface ConfirmedActionFormProps extends Omit<AdminActionFormProps, 'onAsk'> {
  /** The question, and what follows from yes. */
  question: string;
  consequence: string;
  /** The label of the confirming button. */
  yes: string;
  /** Yes takes away what does not come back. */
  isDestructive: boolean;
}

/** Does something after a question. Without scripts there is none, and the api asks for the password instead. */
export function ConfirmedActionForm({ question, consequence, yes, isDestructive, ...form }: ConfirmedActionFormProps) {
  const [asked, setAsked] = useState<{ isOpen: boolean; before: AdminActionResult }>();
  // Over as soon as it was done; what was refused is said in the dialog.
  const isOpen =
    asked !== undefined &&
    asked.isOpen &&
    (asked.before === form.answer || stateOf(form.answer, form.intent, form.target) !== undefined);
  return (
    <>
      <AdminActionForm
        {...form}
        answer={asked ? undefined : form.answer}
        onAsk={() => setAsked({ isOpen: true, before: form.answer })}
      />
      {asked && (
        <Dialog isOpen={isOpen} isAlert title={question} onClose={() => setAsked({ ...asked, isOpen: false })}>
          <p>{consequence}</p>
          <AdminActionForm {...form} button={yes} variant={isDestructive ? 'danger' : 'primary'} />
        </Dialog>
      )}
    </>
  );
}
