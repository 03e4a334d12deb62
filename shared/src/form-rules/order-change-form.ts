import * as z from 'zod/mini';
import { optionalText } from './fields.ts';

/** What the forms on the page of an order send: which of them it is, and its value. */
export const orderChangeForm = z.object({
  intent: optionalText,
  /** `ask` without scripts: the first button only asks. */
  step: optionalText,
  paymentMethod: optionalText,
  /** Id of a file. */
  download: optionalText,
});
export type OrderChangeForm = z.infer<typeof orderChangeForm>;
