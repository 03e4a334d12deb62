/** The longest query that the api takes; also what the field takes. */
export const QUERY_LENGTH = 100;

/** What the address asks for: without the space around it, and no longer than a query may be. */
export const queryOf = (url: string): string =>
  (new URL(url).searchParams.get('q') ?? '').trim().slice(0, QUERY_LENGTH).trim();
