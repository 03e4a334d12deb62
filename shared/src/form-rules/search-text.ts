/** The longest text that the api searches for; also what the field takes. */
export const SEARCH_TEXT_LENGTH = 100;

/** What the address of a search asks for: without the space around it, and no longer than it may be. */
export const searchTextOf = (url: string): string =>
  (new URL(url).searchParams.get('q') ?? '').trim().slice(0, SEARCH_TEXT_LENGTH).trim();
