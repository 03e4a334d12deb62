const two = (number: number) => String(number).padStart(2, '0');

/** A moment as a field for date and time takes it, by the clock of this device. */
export const toLocalInput = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** What this device's time zone is called, with how far it is from UTC at that moment. */
export function zoneNameOf(locale: string, at: Date): string {
  const nameOf = (timeZoneName: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat(locale, { timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
      ?.value;
  return [...new Set([nameOf('long'), nameOf('longOffset')])].filter(Boolean).join(', ');
}
