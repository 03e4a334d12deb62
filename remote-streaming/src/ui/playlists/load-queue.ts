import { appContext, type AppInstance, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { isPlaylistKey } from '@sahra/shared/guest-list/playlist-collection';
import { loadPlaylist, type LoadedPlaylist } from '@sahra/shared/guest-list/own-playlists';
import { queueOf, seedOf, type QueueEntry } from './playlist-queue.ts';

/** The playlist that one plays through, as an address names it. */
export interface Queue {
  playlist: Exclude<LoadedPlaylist, { source: 'unknownDevice' }>;
  entries: QueueEntry[];
  /** Where in it the episode is, from 0. */
  index: number;
  isShuffled: boolean;
}

/**
 * The playlist that an episode's address names, with what comes before and after it. Null where it names none, or none that the viewer
 * may see and that has the episode: the page stands without. `unknownDevice`: the browser reads it.
 */
export async function loadQueue(
  { context, request }: LoaderFunctionArgs,
  episodeId: string,
): Promise<Queue | 'unknownDevice' | null> {
  const query = new URL(request.url).searchParams;
  const id = query.get('playlist') ?? '';
  if (!isPlaylistKey(id) && !/^[1-9]\d{0,9}$/.test(id)) return null;
  const app: AppInstance = context.get(appContext);
  try {
    const playlist = await loadPlaylist(app, id, request.signal);
    if (playlist.source === 'unknownDevice') return 'unknownDevice';
    const seed = seedOf(query);
    const entries = queueOf(id, playlist.items, seed);
    const index = entries.findIndex((entry) => String(entry.episodeId) === episodeId);
    return index < 0 ? null : { playlist, entries, index, isShuffled: seed !== undefined };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return null;
  }
}
