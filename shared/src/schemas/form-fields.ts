import { z } from 'zod';
import { emailFault } from '../form-rules/contact-rules.ts';
import { toEmailAddress } from '../form-rules/email-address.ts';
import { toAsciiDigits } from '../form-rules/member-rules.ts';
import { type FieldFault, faultOfLine, faultOfText, type TextLimits, tidyLine, tidyText } from '../form-rules/text-rules.ts';

const sentences: Readonly<Record<FieldFault, (limits: TextLimits) => string>> = {
  missing: () => 'must not be empty',
  tooShort: ({ min }) => `must have at least ${min} characters`,
  tooLong: ({ max }) => `must have at most ${max} characters`,
  notOneLine: () => 'must be one line',
  strangeCharacters: () => 'holds characters that no text has',
  notAnAddress: () => 'must be an e-mail address',
};

const checked = (tidy: (text: string) => string, faultOf: (text: string, limits: TextLimits) => FieldFault | undefined, limits: TextLimits) =>
  z.string('must be text').transform((typed, context) => {
    const text = tidy(typed);
    const fault = faultOf(text, limits);
    if (fault) context.addIssue({ code: 'custom', message: sentences[fault](limits) });
    return text;
  });

/** A field of one line, tidied. */
export const lineSchema = (limits: TextLimits) => checked(tidyLine, faultOfLine, limits);
/** A telephone number or a postal code: a line whose digits are 0 to 9. */
export const codeSchema = (limits: TextLimits) => checked((text) => toAsciiDigits(tidyLine(text)), faultOfLine, limits);
/** The same where it may be left out: empty then. */
export const optionalCodeSchema = (limits: TextLimits) => checked((text) => toAsciiDigits(tidyLine(text)), (line) => (line ? faultOfLine(line, limits) : undefined), limits);
/** A field of many lines, tidied. */
export const textSchema = (limits: TextLimits) => checked(tidyText, faultOfText, limits);

/** An address that mail can be sent to, in the spelling in which it is kept. */
export const emailSchema = z.string('must be text').transform((typed, context) => {
  const fault = emailFault(typed);
  if (fault) context.addIssue({ code: 'custom', message: sentences[fault]({ min: 1, max: 254 }) });
  return toEmailAddress(typed) ?? '';
});

/** A field that visitors do not see: who fills it is a program. */
export const trapSchema = z.string('must be text').default('');
