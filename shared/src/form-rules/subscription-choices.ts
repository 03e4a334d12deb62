import * as z from 'zod/mini';
import { optionalText, trapSchema } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';

/** Plans that cost something: who wants one asks for it. */
export const paidPlans = ['basic', 'premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** The stored status of a request. */
export const requestStatuses = ['requested', 'paid', 'cancelled', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What members and admins see of a request: where a month is paid the clock says whether it is still to come, runs, or has ended. */
export const requestStates = ['requested', 'upcoming', 'running', 'ended', 'cancelled', 'rejected'] as const;
export type RequestState = (typeof requestStates)[number];

const isOneOf = <T extends string>(values: readonly T[], text: string): text is T =>
  (values as readonly string[]).includes(text);

/** Is this a plan that one can ask for? */
export const isPaidPlan = (text: string): text is PaidPlan => isOneOf(paidPlans, text);

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
