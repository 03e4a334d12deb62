import * as z from 'zod/mini';
import { optionalText } from './fields.ts';

/** What the forms of the page of the cart send; `intent` says which of them it was. */
export const cartForm = z.object({
  intent: optionalText,
  variantId: optionalText,
  quantity: optionalText,
  code: optionalText,
  country: optionalText,
  method: optionalText,
});
