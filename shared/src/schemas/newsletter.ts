import { z } from 'zod';

/** Answer of `POST /newsletter/subscriptions`, always: nobody learns who is subscribed. */
export const newsletterAnswerSchema = z.object({ status: z.literal('check_mail') });

/** Body of `POST /newsletter/confirmations` and `POST /newsletter/removals`: the token of a mail's link. */
export const newsletterTokenSchema = z.object({ token: z.string('must be text').max(200) });
export const confirmationAnswerSchema = z.object({ status: z.literal('confirmed') });
export const removalAnswerSchema = z.object({ status: z.literal('removed') });

/** Refusals of a token: 404, and (confirmations only) 410. */
export const linkRefusals = { unknown: 'link_unknown', expired: 'link_expired' } as const;
