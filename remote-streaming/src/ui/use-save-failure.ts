import { ApiError, useApp, useLocation, useTranslation, useHrefTo } from '@sahra/shared/facade';
import { NoRoomOnDeviceError } from '@sahra/shared/guest-list/update-program-list';

/** Says why a list could not be changed, and what to do. */
export function useSaveFailure(): (error: unknown) => void {
  const { t } = useTranslation('watchlist');
  const { session, toasts } = useApp();
  const { pathname, search } = useLocation();
  const href = useHrefTo()('account.sign-in', {}, { next: pathname + search });
  const signIn = href ? { label: t('signIn'), href } : undefined;
  return (error) => {
    const { show } = toasts.getState();
    if (error instanceof NoRoomOnDeviceError) return show({ text: t('noRoom'), tone: 'warning', action: signIn });
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) return show({ text: t('notKept'), tone: 'warning' });
    // Their session is over: from now on the page knows it.
    session.setState({ member: null });
    show({ text: t('signedOut'), tone: 'warning', action: signIn });
  };
}
