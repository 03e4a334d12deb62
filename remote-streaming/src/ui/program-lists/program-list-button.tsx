import type { ReactNode } from 'react';
import { Button, Form, useApp, useSession, useToasts } from '@sahra/shared/facade';
import type { ProgramList } from '@sahra/shared/guest-list/collection';
import { useCollection } from '@sahra/shared/guest-list/device';
import { programListFields, updateProgramList } from '@sahra/shared/guest-list/update-program-list';
import { useOptimisticToggle } from '@sahra/shared/guest-list/use-optimistic-toggle';
import { useSaveFailure } from '../use-save-failure.ts';
import styles from './program-list-button.module.css';

interface ProgramListButtonProps {
  list: ProgramList;
  programId: number;
  /** Whether the member has it in their list already; visitors have theirs on their device. */
  isInAccount: boolean;
  /** What a visitor reads when it is in the list of their device. */
  onDevice: string;
  /** What stands on the button, as the list is now. */
  children: (isOn: boolean) => ReactNode;
}

/** Puts a program into a list and takes it out again; without scripts it is a form. */
export function ProgramListButton({ list, programId, isInAccount, onDevice, children }: ProgramListButtonProps) {
  const app = useApp();
  const member = useSession();
  const { show } = useToasts();
  const collection = useCollection();
  const sayFailure = useSaveFailure();
  const { isOn, toggle } = useOptimisticToggle(
    member ? isInAccount : collection[list].includes(programId),
    async (wanted) => {
      await updateProgramList(app, list, programId, wanted);
      if (wanted && !app.session.getState().member) show({ text: onDevice, tone: 'success' });
    },
    sayFailure,
  );
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        void toggle();
      }}
    >
      <input type="hidden" name={programListFields.program} value={programId} />
      <Button
        variant="quiet"
        type="submit"
        name={programListFields[list]}
        value={isOn ? 'no' : 'yes'}
        aria-pressed={isOn}
        className={styles.button}
      >
        {children(isOn)}
      </Button>
    </Form>
  );
}
