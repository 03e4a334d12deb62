import { createHmac } from 'node:crypto';
import { CODE_DIGITS } from '@sahra/shared/form-rules/second-step-rules';

/** Time steps of codes (RFC 6238), as every authenticator app counts them. */
const stepMs = 30_000;
/** Clocks of telephones are fast or slow by this many steps. */
const TOLERATED_STEPS = 1;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: what people can type. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The number of the time step at a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** The code of a time step: six digits (RFC 4226, SHA-1 as the apps know it). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

/** The time step around now to which a code belongs; undefined where it is no code of this moment. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * TOLERATED_STEPS + 1 }, (_, index) => current - TOLERATED_STEPS + index);
  return steps.find((step) => codeOf(secret, step) === code);
}

/** The address that a QR code holds (the apps' own `otpauth` scheme): names the site and the account in the app. */
export function otpauthUrl(secret: Uint8Array, { site, account }: { site: string; account: string }): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: site });
  return `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(account)}?${query}`;
}
