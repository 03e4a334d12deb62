import { z } from 'zod';
import { paymentMethods } from '../form-rules/payment-methods.ts';
import { paidPlans, requestStates } from '../form-rules/subscription-choices.ts';
import { moneySchema, pageOf, pageQuerySchema } from './common.ts';
import { referenceAlphabet } from './contact.ts';
import { sessionMemberSchema } from './session.ts';

const referenceSchema = z.string().regex(new RegExp(`^[${referenceAlphabet}]{8}$`));
/** Any text: what is no reference belongs to nothing. */
export const referenceParamsSchema = z.object({ reference: z.string().max(100) });

/** A request for a month of a plan, and what became of it. */
export const subscriptionRequestSchema = z.object({
  /** How member and owner call it; it belongs on the transfer. */
  reference: referenceSchema,
  plan: z.enum(paidPlans),
  paymentMethod: z.enum(paymentMethods),
  /** As the plan cost when it was asked for. */
  price: moneySchema,
  state: z.enum(requestStates),
  requestedAt: z.iso.datetime(),
  /** When it was paid, cancelled or rejected. */
  decidedAt: z.iso.datetime().nullable(),
  /** The paid month. */
  paidFrom: z.iso.datetime().nullable(),
  paidUntil: z.iso.datetime().nullable(),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** `GET /account/subscription`. */
export const subscriptionSchema = z.object({
  role: sessionMemberSchema.shape.role,
  /** The month that runs now. */
  running: z.object({ plan: z.enum(paidPlans), paidFrom: z.iso.datetime(), paidUntil: z.iso.datetime() }).nullable(),
  /** Until when everything is paid, months that are still to come among it: the next one begins then. Null: it begins when it is paid. */
  paidThrough: z.iso.datetime().nullable(),
  /** The request that nobody has decided yet; there is one at most. */
  open: subscriptionRequestSchema.nullable(),
  /** All of them, the newest first. */
  requests: pageOf(subscriptionRequestSchema),
  /** Where money goes, as far as the owner has set it. */
  payTo: z.object({ bankAccount: z.string().nullable(), chequeAddress: z.string().nullable() }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `GET /admin/subscription-requests`: `q` is a reference, or parts of the member's names or address; `status` is a state; without one all of them. */
export const managedRequestsQuerySchema = pageQuerySchema.extend({
  status: z.enum(requestStates).optional(),
  q: z.string().max(200, 'is too long').default(''),
});
/** A request as admins see it; `member` is null where the account was deleted. */
export const managedRequestSchema = subscriptionRequestSchema.extend({
  member: z.object({ id: z.string(), name: z.string(), username: z.string(), email: z.string() }).nullable(),
});
export type ManagedRequest = z.infer<typeof managedRequestSchema>;
export const managedRequestsSchema = pageOf(managedRequestSchema);

/** Body of `POST /admin/subscription-requests/:reference/payment`. */
export const paymentSchema = z.object({
  /** The day on which the money came, for the log; the month begins when it is marked. */
  paidOn: z.iso.date('must be a date such as 2030-01-31').optional(),
});

/** Codes of refusals that pages have sentences for; 409 all of them. */
export const subscriptionRefusals = {
  /** One request at a time. */
  requestOpen: 'request_open',
  /** It is paid, cancelled or rejected already. */
  requestDecided: 'request_decided',
  /** The member has deleted the account: nothing can be paid for any more. */
  memberGone: 'member_gone',
} as const;
