import { toAsciiDigits } from '@sahra/shared/form-rules/member-rules';

/** A code as it is stored, of what somebody typed: digits of any script, small letters, spaces and what nobody sees are put right. */
export const toCouponCode = (typed: string): string =>
  toAsciiDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, '')
    .toUpperCase();
