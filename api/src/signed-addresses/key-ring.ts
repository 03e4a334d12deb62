/** What addresses are signed with from `activeFrom` (seconds) until the next key of the ring is active. */
export interface SigningKey {
  /** The part of an address that names it. */
  id: string;
  secret: Buffer;
  activeFrom: number;
}

/** One key at least, the oldest first. The last that is active signs; those before it are accepted until their addresses are over. */
export type KeyRing = readonly [SigningKey, ...SigningKey[]];

/** The key that signs. */
export const currentKey = (ring: KeyRing, now: number): SigningKey =>
  ring.findLast(({ activeFrom }) => activeFrom <= now) ?? ring[0];

/** A key by its id, with the second from which it signs nothing any more; of the last one that is never. */
export function findKey(ring: KeyRing, id: string): { secret: Buffer; retiredAt: number } | undefined {
  const index = ring.findIndex((key) => key.id === id);
  const key = ring[index];
  return key && { secret: key.secret, retiredAt: ring[index + 1]?.activeFrom ?? Infinity };
}
