import { ApiError, defaultTheme, languageOf, type AppInstance, type MergedCollection } from '@sahra/shared/facade';
import { isEmpty, withoutTaken } from './collection.ts';
import { changeCollection, isOnDevice, readCollection } from './device.ts';
import { changePlaylists, readPlaylists } from './device-playlists.ts';
import { withoutTakenPlaylists } from './playlist-collection.ts';

/** Milliseconds after which signing in goes on without it. */
const TIMEOUT_MS = 8_000;

/** The theme that the visitor wants stored on this device; nothing where they did not choose, or want it stored elsewhere. */
function chosenTheme({ theme }: AppInstance) {
  const { scheme, direction, storage } = theme.getState();
  const isChosen = scheme !== defaultTheme.scheme || direction !== defaultTheme.direction;
  return storage === 'local' && isChosen ? { scheme, direction } : undefined;
}

/** The theme of the account on a device where nothing was chosen. */
function applyTheme({ theme }: AppInstance, saved: MergedCollection['theme']): void {
  const { scheme, direction, storage, choose } = theme.getState();
  if (saved && storage === 'local' && scheme === defaultTheme.scheme && direction === defaultTheme.direction)
    choose(saved);
}

/**
 * Puts what a visitor collected on this device into the account of who has just signed in, says so, and empties the
 * device. What could not be taken over stays there, and they are told where to try again. Tells whether it worked.
 */
export async function mergeCollected(app: AppInstance): Promise<boolean> {
  if (!isOnDevice()) return false;
  const { api, hrefTo, i18n, session, toasts } = app;
  const say = i18n.getFixedT(null, 'common');
  const taken = readCollection();
  const playlists = readPlaylists();
  const language = languageOf(i18n).code;
  const progress = taken.progress.map(({ episodeId, seconds, watchedAt }) => ({ episodeId, seconds, watchedAt }));
  try {
    const merged = await api.post('/account/collection', {
      body: {
        watchlist: [...taken.watchlist],
        likes: [...taken.likes],
        progress,
        playlists: playlists.map(({ name, description, labels, items }) => ({
          name,
          description,
          labels: [...labels],
          items: [...items],
        })),
        language,
        ...chosenTheme(app),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    changeCollection((now) => withoutTaken(now, taken));
    // An api from before there were any passes over them.
    if ('playlists' in merged) changePlaylists((now) => withoutTakenPlaylists(now, playlists));
    applyTheme(app, merged.theme);
    session.setState(({ member }) => ({ member: member && { ...member, language } }));
    if (merged.watchlist + merged.likes + merged.progress + merged.playlists > 0)
      toasts.getState().show({ text: say('collected.merged'), tone: 'success' });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
    const href = hrefTo('streaming.watchlist');
    const action = href ? { label: say('collected.toWatchlist'), href } : undefined;
    if (!isEmpty(taken) || playlists.length > 0)
      toasts.getState().show({ text: say('collected.notMerged'), tone: 'warning', action });
    return false;
  }
}
