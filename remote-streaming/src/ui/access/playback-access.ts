import {
  ApiError,
  appContext,
  type AppInstance,
  type Episode,
  type LoaderFunctionArgs,
  type Playback,
  type PlaybackRefusal,
  type SignedPlayback,
} from '@sahra/shared/facade';

/** Where an episode plays for the one who asks, or what they lack. */
export type PlaybackAccess = { refusal: null; signed: SignedPlayback } | { refusal: PlaybackRefusal; signed: null };

const refusals: readonly string[] = ['needs_sign_in', 'needs_subscription'] satisfies readonly PlaybackRefusal[];
const isRefusal = (code: string | undefined): code is PlaybackRefusal => refusals.includes(code ?? '');

/** What the addresses of a free film are to everyone: they stay. */
const openTo = ({ manifestUrl, posterUrl, trickplayUrl }: Playback): PlaybackAccess => ({
  refusal: null,
  signed: { manifestUrl, posterUrl, trickplayUrl, expiresAt: null },
});

/**
 * Asks anew for addresses that are about to end, or that were refused (401, 403, 410): new ones, or what the viewer lacks by now. Throws
 * where the api cannot be reached.
 */
export async function renewPlayback(
  { api, session }: Pick<AppInstance, 'api' | 'session'>,
  episodeId: number,
  signal?: AbortSignal,
): Promise<PlaybackAccess> {
  try {
    const params = { episodeId };
    return {
      refusal: null,
      signed: await api.get('/account/playback/{episodeId}', { params, ...(signal && { signal }) }),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error.code)) throw error;
    if (error.code === 'needs_sign_in') session.setState({ member: null });
    return { refusal: error.code, signed: null };
  }
}

/** For the loader of a page that plays an episode. Nothing is asked for what is free, nor for a visitor without a session. */
export async function loadPlayback(
  { context, request }: LoaderFunctionArgs,
  { access, id, playback }: Episode,
): Promise<PlaybackAccess> {
  if (access === 'free') return openTo(playback);
  const app: AppInstance = context.get(appContext);
  return app.hasSession() ? renewPlayback(app, id, request.signal) : { refusal: 'needs_sign_in', signed: null };
}
