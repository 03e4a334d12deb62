import { appContext, pageNumberOf, type AppInstance, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { playlistLabels, type PlaylistLabel } from '@sahra/shared/form-rules/playlist-rules';
import { loadOwnPlaylists, toPlaylistCard, type PlaylistCard } from '@sahra/shared/guest-list/own-playlists';

const pageSize = 24;

/** The label that an address asks for; a wrong one is none. */
const labelOf = (request: Request): PlaylistLabel | undefined => {
  const asked = new URL(request.url).searchParams.get('label');
  return playlistLabels.find((label) => label === asked);
};

/** Public playlists; none where they cannot be read: one's own stand without them. */
async function loadPublic({ api }: AppInstance, label: PlaylistLabel | undefined, signal: AbortSignal) {
  try {
    const { items } = await api.get('/playlists', { query: { pageSize, label }, signal });
    return items.filter(({ isOwn }) => !isOwn).map((playlist): PlaylistCard => toPlaylistCard(playlist));
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

/** One's own playlists, and public ones of others. */
export async function loadPlaylists({ context, request }: LoaderFunctionArgs) {
  const app: AppInstance = context.get(appContext);
  const { signal } = request;
  const label = labelOf(request);
  const [own, others] = await Promise.all([
    loadOwnPlaylists(app, { page: pageNumberOf(request), pageSize }, signal),
    loadPublic(app, label, signal),
  ]);
  return { own, others, label: label ?? null };
}
