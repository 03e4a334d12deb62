import { useSyncExternalStore } from 'react';
import { SEARCH_TEXT_LENGTH } from '@sahra/shared/form-rules/search-text';
import { deviceText } from '@sahra/shared/privacy/device-text';

/** As many searches as a device stores. */
export const MAX_RECENT = 8;

const stored = deviceText('searches');

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= SEARCH_TEXT_LENGTH;

/** Parses what a device stored; what is damaged is skipped. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? [...new Set(read.filter(isSearch))].slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

const write = (searches: readonly string[]) => stored.write(searches.length > 0 ? JSON.stringify(searches) : null);
const without = (query: string) => parseRecent(stored.read()).filter((other) => other !== query);

/** Remembers on this device what was searched for; the newest comes first. */
export function rememberSearch(query: string): void {
  const wanted = query.trim();
  if (isSearch(wanted)) write([wanted, ...without(wanted)].slice(0, MAX_RECENT));
}

export const forgetSearch = (query: string): boolean => write(without(query));
export const forgetSearches = (): boolean => write([]);

/** What was searched for on this device lately; renders again when it changes. While hydrating it is empty, as on the server. */
export const useRecentSearches = (): readonly string[] =>
  parseRecent(useSyncExternalStore(stored.subscribe, stored.read, () => null));
