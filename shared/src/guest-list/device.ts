import { useSyncExternalStore } from 'react';
import { deviceText } from '../privacy/device-text.ts';
import { collectionText, parseCollection, type DeviceCollection } from './collection.ts';

const stored = deviceText('guestList');

/** Whether there is a device to look at: on the server there is none. */
export const isOnDevice = (): boolean => typeof window !== 'undefined';

export const readCollection = (): DeviceCollection => parseCollection(isOnDevice() ? stored.read() : null);

/** Changes what this device stores; false where it stores nothing, or has no room. Then the stored data stay as they were. */
export const changeCollection = (change: (collection: DeviceCollection) => DeviceCollection): boolean =>
  isOnDevice() && stored.write(collectionText(change(readCollection())));

/** Forgets everything that was collected on this device. */
export const forgetCollection = (): boolean => changeCollection(() => parseCollection(null));

/** What this device stores; renders again when it changes, in another tab too. While hydrating it is empty, as on the server. */
export const useCollection = (): DeviceCollection =>
  parseCollection(useSyncExternalStore(stored.subscribe, stored.read, () => null));
