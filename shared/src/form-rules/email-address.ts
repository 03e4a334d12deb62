import type { FieldErrorCode } from './text-rules.ts';

/** What a mail server takes, with the `@` and both halves. */
export const maxEmailLength = 254;

const maxLocalLength = 64;
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Letters of any script; what else an address of the web may hold must not reach the parser below. */
const domainLetters = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** The domain as the name service knows it: lower case, letters beyond ASCII as `xn--…`. */
function toDomainName(text: string): string | undefined {
  if (!domainLetters.test(text) || !URL.canParse(`https://${text}`)) return undefined;
  const name = new URL(`https://${text}`).hostname;
  return domainName.test(name) ? name : undefined;
}

/**
 * The address as it is stored, or undefined where no mail can be sent there. The domain gets one spelling, so that
 * look-alikes in another script are seen to be another domain; what stands before the `@` is ASCII and stays as typed.
 */
export function toEmailAddress(text: string): string | undefined {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  if (typed.length > maxEmailLength || local.length > maxLocalLength || !localPart.test(local)) return undefined;
  const domain = toDomainName(typed.slice(at + 1));
  const address = `${local}@${domain}`;
  return domain && address.length <= maxEmailLength ? address : undefined;
}

/** The error of an address as it was typed. */
export function checkEmail(typed: string): FieldErrorCode | undefined {
  if (!typed.trim()) return 'missing';
  if (typed.trim().length > maxEmailLength) return 'tooLong';
  return toEmailAddress(typed) ? undefined : 'notAnAddress';
}
