import { useState } from 'react';
import { useApp, useSession, useToasts, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import { useCollection } from '@sahra/shared/guest-list/device';
import { updateWatchlist } from '@sahra/shared/guest-list/update-watchlist';
import { useSaveFailure } from '../use-save-failure.ts';
import { EmptyWatchlist } from './empty-watchlist.tsx';
import { WatchlistItem } from './watchlist-item.tsx';
import { useLength } from '../ui/use-length.ts';
import styles from './watchlist-grid.module.css';

/** The programs of a list; one that is taken out goes at once, and comes back where that failed or was not meant. */
export function WatchlistGrid({ programs }: { programs: readonly ProgramCard[] }) {
  const { t } = useTranslation('watchlist');
  const app = useApp();
  const member = useSession();
  const { watchlist } = useCollection();
  const { show } = useToasts();
  const length = useLength();
  const sayFailure = useSaveFailure();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const shown = programs.filter(({ id }) => !removed.has(id) && (member || watchlist.includes(id)));

  const putBack = (id: number) => setRemoved((ids) => new Set([...ids].filter((other) => other !== id)));

  async function restore({ id }: ProgramCard) {
    try {
      await updateWatchlist(app, id, true);
      putBack(id);
    } catch (error) {
      sayFailure(error);
    }
  }

  async function remove(program: ProgramCard) {
    setRemoved((ids) => new Set([...ids, program.id]));
    try {
      await updateWatchlist(app, program.id, false);
      show({
        text: t('removed', { title: program.title }),
        action: { label: t('undo'), onSelect: () => void restore(program) },
      });
    } catch (error) {
      putBack(program.id);
      sayFailure(error);
    }
  }

  if (shown.length === 0) return <EmptyWatchlist />;
  return (
    <ul className={styles.grid}>
      {shown.map((program, index) => (
        <WatchlistItem
          key={program.id}
          program={program}
          length={length.ofProgram(program)}
          isPriority={index < 4}
          onRemove={() => void remove(program)}
        />
      ))}
    </ul>
  );
}
