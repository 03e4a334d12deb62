import { useSyncExternalStore } from 'react';
import { storageKeys } from '../privacy/storage-keys.ts';
import { collectionText, parseCollection, type DeviceCollection } from './collection.ts';

/** Tells this tab that its device's collection is another one; other tabs are told by the browser. */
const changed = 'sahra:collected';

/** Whether there is a device to look at: on the server there is none. */
export const isOnDevice = (): boolean => typeof window !== 'undefined';

/** Private windows and blocked cookies make storage throw: then nothing is stored. */
function readText(): string | null {
  try {
    return localStorage.getItem(storageKeys.guestList);
  } catch {
    return null;
  }
}

export const readCollection = (): DeviceCollection => parseCollection(isOnDevice() ? readText() : null);

/** Changes what this device stores; false where it stores nothing, or has no room. Then the stored data stay as they were. */
export function changeCollection(change: (collection: DeviceCollection) => DeviceCollection): boolean {
  if (!isOnDevice()) return false;
  const text = collectionText(change(readCollection()));
  try {
    if (text === null) localStorage.removeItem(storageKeys.guestList);
    else localStorage.setItem(storageKeys.guestList, text);
  } catch {
    return false;
  }
  dispatchEvent(new Event(changed));
  return true;
}

/** Forgets everything that was collected on this device. */
export const forgetCollection = (): boolean => changeCollection(() => parseCollection(null));

function subscribe(notify: () => void): () => void {
  addEventListener(changed, notify);
  addEventListener('storage', notify);
  return () => {
    removeEventListener(changed, notify);
    removeEventListener('storage', notify);
  };
}

/** What this device stores; renders again when it changes, in another tab too. While hydrating it is empty, as on the server. */
export const useCollection = (): DeviceCollection =>
  parseCollection(useSyncExternalStore(subscribe, readText, () => null));
