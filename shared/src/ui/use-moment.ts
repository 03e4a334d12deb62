import { useSyncExternalStore } from 'react';
import { useTranslation } from './use-translation.ts';
import { useLanguage } from '../app.tsx';
import { formatDate } from '../i18n/format.ts';

const never = () => () => {};
/** A name of the IANA database, `Europe/Berlin`. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknownZone = () => undefined;

/**
 * Writes an ISO time with its time of day. The server does not know the viewer's clock: it writes Cairo's and says so, and the page
 * has the viewer's own as soon as it is alive.
 */
export function useMoment(): (at: string, options?: Intl.DateTimeFormatOptions) => string {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const timeZone = useSyncExternalStore(never, ownZone, unknownZone);
  return (at, options = { dateStyle: 'medium', timeStyle: 'short' }) =>
    timeZone ? formatDate(at, code, { ...options, timeZone }) : t('cairoTime', { time: formatDate(at, code, options) });
}
