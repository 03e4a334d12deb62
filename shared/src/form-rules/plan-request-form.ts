import * as z from 'zod/mini';
import { optionalText, trapSchema } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';
import { paidPlans } from './subscription-choices.ts';

/** Body of `POST /account/subscription-requests`: a month of a plan, and how it will be paid. */
export const planRequestSchema = z.object({
  plan: z.enum(paidPlans, 'must be a plan that costs something'),
  paymentMethod: z.enum(paymentMethods, 'must be one of the payment methods'),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;
/** Its form: the plan is in the page's address, `key` becomes the `Idempotency-Key`. */
export const planRequestForm = z.object({
  paymentMethod: planRequestSchema.shape.paymentMethod,
  key: optionalText,
  website: trapSchema,
});
