import { useState } from 'react';
import { useApp, useSession, useToasts, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import type { ProgramList } from '@sahra/shared/guest-list/collection';
import { useCollection } from '@sahra/shared/guest-list/device';
import { updateProgramList } from '@sahra/shared/guest-list/update-program-list';
import { useSaveFailure } from '../ui/use-save-failure.ts';
import { useLength } from '../ui/use-length.ts';
import { EmptyProgramList } from './empty-program-list.tsx';
import styles from './program-list-grid.module.css';
import { ProgramListItem } from './program-list-item.tsx';
import { useListTexts } from './use-list-texts.ts';

/** The programs of a list; one that is taken out goes at once, and comes back where that failed or was not meant. */
export function ProgramListGrid({ list, programs }: { list: ProgramList; programs: readonly ProgramCard[] }) {
  const { t } = useTranslation('watchlist');
  const app = useApp();
  const member = useSession();
  const collection = useCollection();
  const { removed: removedText } = useListTexts(list);
  const { show } = useToasts();
  const length = useLength();
  const sayFailure = useSaveFailure();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const shown = programs.filter(({ id }) => !removed.has(id) && (member || collection[list].includes(id)));

  const putBack = (id: number) => setRemoved((ids) => new Set([...ids].filter((other) => other !== id)));

  async function restore({ id }: ProgramCard) {
    try {
      await updateProgramList(app, list, id, true);
      putBack(id);
    } catch (error) {
      sayFailure(error);
    }
  }

  async function remove(program: ProgramCard) {
    setRemoved((ids) => new Set([...ids, program.id]));
    try {
      await updateProgramList(app, list, program.id, false);
      show({
        text: removedText(program.title),
        action: { label: t('undo'), onSelect: () => void restore(program) },
      });
    } catch (error) {
      putBack(program.id);
      sayFailure(error);
    }
  }

  if (shown.length === 0) return <EmptyProgramList list={list} />;
  return (
    <ul className={styles.grid}>
      {shown.map((program, index) => (
        <ProgramListItem
          key={program.id}
          list={list}
          program={program}
          length={length.ofProgram(program)}
          isPriority={index < 4}
          onRemove={() => void remove(program)}
        />
      ))}
    </ul>
  );
}
