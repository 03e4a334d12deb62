import { deviceText } from '@sahra/shared/privacy/device-text';

/** What this device knows of watch parties. */
export interface OwnPlace {
  /** Under which one was there last. */
  name: string;
  /** The last party, and what proves there who one is. */
  partyId?: string | undefined;
  key?: string | undefined;
}

const stored = deviceText('party');
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function readOwnPlace(): OwnPlace {
  try {
    const { name, partyId, key } = JSON.parse(stored.read() ?? '{}') as Record<string, unknown>;
    return { name: text(name) ?? '', partyId: text(partyId), key: text(key) };
  } catch {
    return { name: '' };
  }
}

export const saveOwnPlace = (place: OwnPlace): void => void stored.write(JSON.stringify(place));
