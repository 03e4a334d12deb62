import { storageKeys } from '../../privacy/storage-keys.ts';

/** Who writes without an account, as they asked this device to remember. */
export interface SavedDetails {
  name: string;
  email: string;
}

/** What this device remembers; null: nothing, or nothing can be read. */
export function readDetails(): SavedDetails | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.contributor) ?? 'null');
    const { name, email }: Partial<Record<keyof SavedDetails, unknown>> =
      typeof stored === 'object' && stored !== null ? stored : {};
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
  } catch {
    return null;
  }
}

/** Remembers somebody on this device, or forgets who was remembered; on the server there is no device. */
export function saveDetails(details: SavedDetails | null): void {
  if (typeof window === 'undefined') return;
  try {
    if (details) localStorage.setItem(storageKeys.contributor, JSON.stringify(details));
    else localStorage.removeItem(storageKeys.contributor);
  } catch {
    // Private windows and blocked cookies: then nothing is remembered, and what was written has arrived.
  }
}

/** Fills a field with what this device remembers, when the form is first shown and nothing was typed yet. */
export const fillWith = (name: keyof SavedDetails) => (input: HTMLInputElement | null) => {
  if (input && !input.value) input.value = readDetails()?.[name] ?? '';
};
/** Ticks the box by which details are remembered, where some are. */
export const tickIfSaved = (input: HTMLInputElement | null) => {
  if (input && readDetails()) input.checked = true;
};
