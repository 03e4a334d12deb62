import { useState } from 'react';
import { ApiError, Rail, useApp, useToasts, useTranslation } from '@sahra/shared/facade';
import { NoRoomOnDeviceError } from '@sahra/shared/guest-list/update-program-list';
import { ContinueCard } from './continue-card.tsx';
import { forgetProgram } from './forget-program.ts';
import type { ContinuedEpisode } from './load-own-home.ts';

/** What somebody has begun; a card that is taken out goes at once, and comes back where that failed or was not meant. */
export function ContinueRail({ episodes }: { episodes: readonly ContinuedEpisode[] }) {
  const { t } = useTranslation('home');
  const app = useApp();
  const { show } = useToasts();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const shown = episodes.filter(({ id }) => !removed.has(id));

  const putBack = (id: number) => setRemoved((ids) => new Set([...ids].filter((other) => other !== id)));
  const sayFailure = (error: unknown) => {
    if (!(error instanceof ApiError) && !(error instanceof NoRoomOnDeviceError)) throw error;
    show({ text: t('notChanged'), tone: 'warning' });
  };

  async function restore(id: number, undo: () => Promise<void>) {
    try {
      await undo();
      putBack(id);
    } catch (error) {
      sayFailure(error);
    }
  }

  async function remove(episode: ContinuedEpisode) {
    setRemoved((ids) => new Set([...ids, episode.id]));
    try {
      const undo = await forgetProgram(app, episode);
      const text = t('removed', { program: episode.program.title });
      show({ text, action: { label: t('undo'), onSelect: () => void restore(episode.id, undo) } });
    } catch (error) {
      putBack(episode.id);
      sayFailure(error);
    }
  }

  if (shown.length === 0) return null;
  return (
    <Rail title={t('continueWatching')}>
      {shown.map((episode) => (
        <ContinueCard key={episode.id} episode={episode} onRemove={() => void remove(episode)} />
      ))}
    </Rail>
  );
}
