import * as z from 'zod/mini';
import { checkEmail, maxEmailLength, toEmailAddress } from './email-address.ts';
import { fieldError } from './field-errors.ts';
import { memberLimits, toAsciiDigits } from './member-rules.ts';
import { checkLine, checkText, type FieldErrorCode, type TextLimits, tidyLine, tidyText } from './text-rules.ts';

type Sentences = Readonly<Record<FieldErrorCode | 'noPhone', (limits: TextLimits) => string>>;

/** What the api says of each error. */
export const fieldSentences: Sentences = {
  missing: () => 'must not be empty',
  tooShort: ({ min }) => `must have at least ${min} characters`,
  tooLong: ({ max }) => `must have at most ${max} characters`,
  notOneLine: () => 'must be one line',
  strangeCharacters: () => 'holds characters that no text has',
  notAnAddress: () => 'must be an e-mail address',
  noPhone: () => 'must be a telephone number',
};

/** A text of any kind; what is wrong with it is found by the caller. */
export const anyText = z.string('must be text');
/** A text that may be left out. */
export const optionalText = z._default(anyText, '');

const checked = (
  tidy: (text: string) => string,
  check: (text: string, limits: TextLimits) => keyof Sentences | undefined,
  limits: TextLimits,
) =>
  z.pipe(
    anyText,
    z.transform((typed: string, { issues }) => {
      const text = tidy(typed);
      const code = check(text, limits);
      if (code) issues.push(fieldError(code, fieldSentences[code](limits), typed));
      return text;
    }),
  );

const tidyCode = (text: string) => toAsciiDigits(tidyLine(text));

const orNothing =
  (check: (text: string, limits: TextLimits) => keyof Sentences | undefined): typeof check =>
  (text, limits) =>
    text ? check(text, limits) : undefined;

/** A field of one line, tidied. */
export const lineSchema = (limits: TextLimits) => checked(tidyLine, checkLine, limits);
/** A telephone number or a postal code, a line whose digits are 0 to 9; empty where it is left out. */
export const optionalCodeSchema = (limits: TextLimits) => checked(tidyCode, orNothing(checkLine), limits);
/** A field of many lines, tidied. */
export const textSchema = (limits: TextLimits) => checked(tidyText, checkText, limits);
/** A line and a text that may be left out: empty then. */
export const optionalLineSchema = (limits: TextLimits) =>
  z._default(checked(tidyLine, orNothing(checkLine), limits), '');
export const optionalTextSchema = (limits: TextLimits) =>
  z._default(checked(tidyText, orNothing(checkText), limits), '');

/** An error of a telephone number; whether its country has such numbers is known to the api. */
export function checkPhone(typed: string): FieldErrorCode | 'noPhone' | undefined {
  const phone = tidyCode(typed);
  const code = checkLine(phone, memberLimits.phone);
  if (code) return code;
  return /^\+?[\d\s().\-/]+$/.test(phone) && phone.replace(/\D/g, '').length >= memberLimits.phone.min
    ? undefined
    : 'noPhone';
}
/** A telephone number in a form, which may be left out: one with too few digits is refused before it is sent. */
export const optionalPhoneSchema = z._default(
  checked(tidyCode, (typed) => (typed ? checkPhone(typed) : undefined), memberLimits.phone),
  '',
);

/** An address that mail can be sent to, in its stored spelling. */
export const emailSchema = z.pipe(
  anyText,
  z.transform((typed: string, { issues }) => {
    const code = checkEmail(typed);
    if (code) issues.push(fieldError(code, fieldSentences[code]({ min: 1, max: maxEmailLength }), typed));
    return toEmailAddress(typed) ?? '';
  }),
);

/** An address that an account can have: ASCII to its end, as the library of our accounts wants it. */
export const accountEmailSchema = emailSchema.check(
  z.refine((email) => email === '' || z.email().safeParse(email).success, {
    error: fieldSentences.notAnAddress({ min: 1, max: maxEmailLength }),
    params: { code: 'notAnAddress' },
  }),
);

/** A checked checkbox in a form. */
export const checkedSchema = z.literal('on', 'must be accepted');

/** A field that visitors do not see: who fills it is a program. */
export const trapSchema = optionalText;
