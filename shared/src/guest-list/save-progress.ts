import type { AppInstance } from '@sahra/shared/facade';
import { withProgress } from './collection.ts';
import { changeCollection } from './device.ts';
import type { Watched } from './progress-rules.ts';

/**
 * Saves how far somebody has watched: in the account of a member, on the device of a visitor. Where that fails nothing is
 * said, for it comes again in a moment.
 */
export function saveProgress(
  { api, session }: AppInstance,
  episodeId: number,
  { seconds, durationSeconds }: Watched,
  outlivesPage: boolean,
): void {
  const whole = Math.floor(seconds);
  if (session.getState().member)
    void api
      .put('/account/progress/{episodeId}', { params: { episodeId }, body: { seconds: whole }, outlivesPage })
      .catch(() => undefined);
  else
    changeCollection((collection) =>
      withProgress(collection, { episodeId, seconds: whole, durationSeconds, watchedAt: new Date().toISOString() }),
    );
}
