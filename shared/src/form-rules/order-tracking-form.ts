import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { anyText, emailSchema, fieldSentences } from './fields.ts';
import { toAsciiDigits } from './member-rules.ts';
import { orderTrackingLimits } from './order-tracking-rules.ts';
import { checkLine, tidyLine } from './text-rules.ts';

/** The number of an order as it is stored, of what somebody copied from a mail or reads out: digits of any script, spaces, a `#` before it. */
export const toOrderNumber = (typed: string): string =>
  toAsciiDigits(tidyLine(typed)).replace(/\s+/g, '').replace(/^#/, '').toUpperCase();

const orderNumberSchema = z.pipe(
  anyText,
  z.transform((typed: string, { issues }) => {
    const number = toOrderNumber(typed);
    const code = checkLine(number, orderTrackingLimits.number);
    if (code) issues.push(fieldError(code, fieldSentences[code](orderTrackingLimits.number), typed));
    return number;
  }),
);

/** Body of `POST /order-tracking`, and its form. */
export const orderTrackingForm = z.object({ number: orderNumberSchema, email: emailSchema });
