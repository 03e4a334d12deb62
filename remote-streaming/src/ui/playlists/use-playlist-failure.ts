import { ApiError, useApp, useTranslation } from '@sahra/shared/facade';
import { deviceRefusals } from '@sahra/shared/guest-list/update-playlist';

/** Says why a playlist could not be changed, and what to do. */
export function usePlaylistFailure(): (error: unknown) => void {
  const { t } = useTranslation('watchlist');
  const { session, toasts } = useApp();
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const known = Object.values(deviceRefusals).find((code) => code === error.code);
    const text = error.status === 401 ? t('signedOut') : t(`addTo.failed.${known ?? 'other'}`);
    // Their session is over: from now on the page knows it.
    if (error.status === 401) session.setState({ member: null });
    toasts.getState().show({ text, tone: 'warning' });
  };
}
