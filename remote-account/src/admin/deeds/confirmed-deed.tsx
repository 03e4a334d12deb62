import { useState } from 'react';
import { Dialog } from '@sahra/shared/parts/dialog';
import { DeedForm, type DeedFormProps } from './deed-form.tsx';
import { stateOf, type DeedAnswer } from './take-deed.ts';

interface ConfirmedDeedProps extends Omit<DeedFormProps, 'onAsk' | 'children'> {
  /** The question, and what follows from yes. */
  question: string;
  consequence: string;
  /** The label of the confirming button. */
  yes: string;
}

/** Does something after a question. Without scripts there is none, and the api asks for the password instead. */
export function ConfirmedDeed({ question, consequence, yes, ...form }: ConfirmedDeedProps) {
  const [asked, setAsked] = useState<{ isOpen: boolean; before: DeedAnswer }>();
  // Over as soon as it was done; what was refused is said in the dialog.
  const isOpen =
    asked !== undefined &&
    asked.isOpen &&
    (asked.before === form.answer || stateOf(form.answer, form.deed, form.target) !== undefined);
  return (
    <>
      <DeedForm
        {...form}
        answer={asked ? undefined : form.answer}
        onAsk={() => setAsked({ isOpen: true, before: form.answer })}
      />
      {asked && (
        <Dialog isOpen={isOpen} isAlert title={question} onClose={() => setAsked({ ...asked, isOpen: false })}>
          <p>{consequence}</p>
          <DeedForm {...form} button={yes} variant="primary" />
        </Dialog>
      )}
    </>
  );
}
