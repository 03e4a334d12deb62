/** Archives have years of two centuries; whatever else a file says is a mistake of it. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2099];

/** A moment that a post can have; undefined for none, `0000-00-00 00:00:00` and years such as 1000. */
export function toMoment(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const at = new Date(value);
  const year = at.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? at : undefined;
}

/** A date as databases write it, `2026-11-18 10:00:00`, in UTC. */
export const toDatabaseMoment = (text: string | undefined): Date | undefined =>
  text && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? toMoment(`${text.replace(' ', 'T')}Z`) : undefined;
