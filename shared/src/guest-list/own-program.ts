import {
  appContext,
  useSession,
  type AppInstance,
  type LoaderFunctionArgs,
  type OwnProgram,
} from '@sahra/shared/facade';
import type { DeviceProgress } from './collection.ts';
import { useCollection } from './device.ts';

/** What a program is to the member who opens its page; null for visitors, and where it cannot be read: the page stands without it. */
export async function loadOwnProgram(
  { context, request: { signal } }: LoaderFunctionArgs,
  programId = '',
): Promise<OwnProgram | null> {
  const { api, hasSession }: AppInstance = context.get(appContext);
  if (!hasSession()) return null;
  try {
    return await api.get('/account/programs/{programId}', { params: { programId }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** How far each episode was watched, and when: by the member, by a visitor on this device. */
export function useWatched(own: OwnProgram | null): (episodeId: number) => DeviceProgress | undefined {
  const member = useSession();
  const { progress } = useCollection();
  const known = member ? (own?.progress ?? []) : progress;
  return (episodeId) => known.find((watched) => watched.episodeId === episodeId);
}
