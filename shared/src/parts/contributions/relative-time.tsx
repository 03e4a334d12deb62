import { formatDate, getLanguage, useLanguage, useMoment } from '@sahra/shared/facade';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
/** Days after which a date says more than how long ago it was. */
const MONTH = 30;

/** How long ago something was, or its date where that is longer; `asOf` is now, in milliseconds. */
export function RelativeTime({ at, asOf }: { at: string; asOf: number }) {
  const { code } = useLanguage();
  const moment = useMoment();
  const seconds = Math.max(0, (asOf - Date.parse(at)) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['minute', 60];
  const isOld = unit === 'day' && seconds / length >= MONTH;
  const format = new Intl.RelativeTimeFormat(getLanguage(code).intl, { numeric: 'auto' });
  return (
    <time dateTime={at} title={moment(at, { dateStyle: 'long', timeStyle: 'short' })}>
      {isOld ? formatDate(at, code) : format.format(-Math.floor(seconds / length), unit)}
    </time>
  );
}
