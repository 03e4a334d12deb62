import { storageKeys, type StorageKeyId } from './storage-keys.ts';

/** A text in the storage of this device. */
export interface DeviceText {
  /** Null where nothing is stored, and on the server. */
  read: () => string | null;
  /** Null removes it. False where the device stores nothing, or has no room: then what was stored stays. */
  write: (text: string | null) => boolean;
  /** Calls `notify` when the text changes, in another tab too. */
  subscribe: (notify: () => void) => () => void;
}

/** The text that this device stores under a key. Private windows and blocked cookies make storage throw: then nothing is stored. */
export function deviceText(id: StorageKeyId): DeviceText {
  /** Tells this tab; other tabs are told by the browser. */
  const changed = storageKeys[id].replace('.', ':');
  return {
    read() {
      try {
        return localStorage.getItem(storageKeys[id]);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(storageKeys[id]);
        else localStorage.setItem(storageKeys[id], text);
      } catch {
        return false;
      }
      dispatchEvent(new Event(changed));
      return true;
    },
    subscribe(notify) {
      addEventListener(changed, notify);
      addEventListener('storage', notify);
      return () => {
        removeEventListener(changed, notify);
        removeEventListener('storage', notify);
      };
    },
  };
}
