import { z } from 'zod';
import { reportReasons } from '../form-rules/contribution-rules.ts';
import { languageCodes } from '../i18n/languages.ts';
import { adminActionSchema } from './admin.ts';
import { idParamSchema, idSchema, pageOf, pageQuerySchema } from './common.ts';
import {
  accountContributionSchema,
  authorSchema,
  contributionKinds,
  contributionStatuses,
  thingKinds,
  waitReasons,
} from './contributions.ts';

/** Who wrote something, as moderators see them: the same person has the same id. No address of anybody is told. */
const moderatedAuthorSchema = authorSchema.extend({
  id: idSchema,
  username: z.string().nullable(),
  isBlocked: z.boolean(),
  /** How much of theirs is published, and how much was hidden. */
  publishedCount: z.int(),
  hiddenCount: z.int(),
});

/** A contribution as moderators see it. */
export const moderatedContributionSchema = accountContributionSchema
  .omit({ author: true, editableUntil: true })
  .extend({
    author: moderatedAuthorSchema,
    language: z.enum(languageCodes),
    waitReason: z.enum(waitReasons).nullable(),
    /** Words of the list that were found in it. */
    heldWords: z.array(z.string()),
    reports: z.array(z.object({ reason: z.enum(reportReasons), note: z.string(), createdAt: z.iso.datetime() })),
  });
export type ModeratedContribution = z.infer<typeof moderatedContributionSchema>;

/** `GET /admin/contributions`: the oldest of what waits first, the newest of all others first. */
export const moderationQuerySchema = pageQuerySchema.extend({
  status: z.enum(contributionStatuses).exclude(['deleted']).optional(),
  kind: z.enum(contributionKinds).optional(),
  thing: z.enum(thingKinds).optional(),
  /** Only what has reports that nobody has decided. */
  reported: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Only of this author. */
  author: idParamSchema.optional(),
  /** Words of the text, or of the author's name. */
  q: z.string().trim().max(200, 'is too long').default(''),
});
export const moderationListSchema = pageOf(moderatedContributionSchema).extend({
  /** There are more than `total`: no more than 2,000 beyond a page are counted. */
  isMore: z.boolean(),
  /** What there is to do, whatever was asked for. */
  counts: z.object({ waiting: z.int(), reported: z.int() }),
});
export type ModerationList = z.infer<typeof moderationListSchema>;

/** What moderators do; `dismiss` leaves what was reported as it is. `block` is about the author, and hides nothing by itself. */
export const moderationDecisions = [
  'publish',
  'hide',
  'pin',
  'unpin',
  'veil',
  'unveil',
  'dismiss',
  'block',
  'unblock',
] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

/** As many as a page of the queue has. */
export const MAX_DECISIONS = 60;
/** Body of `POST /admin/contributions/decisions`. */
export const decisionsSchema = z.object({
  decision: z.enum(moderationDecisions, 'is no decision'),
  ids: z.array(idSchema).min(1, 'must not be empty').max(MAX_DECISIONS, `must have at most ${MAX_DECISIONS} ids`),
});
/** What became of each: `unchanged` where it was so already; `refused` has a code. */
export const decisionResultsSchema = z.object({
  results: z.array(
    z.object({
      id: idSchema,
      outcome: z.enum(['done', 'unchanged', 'refused']),
      code: z.string().optional(),
    }),
  ),
});
export type DecisionResults = z.infer<typeof decisionResultsSchema>;

/** Codes of decisions that are not carried out, for which pages have sentences. */
export const decisionRefusals = {
  /** An admin is not shut out; their role is taken from them first. */
  authorIsAdmin: 'author_is_admin',
} as const;

/** `GET /admin/contribution-blocks`. */
export const blockedAuthorsSchema = pageOf(moderatedAuthorSchema.extend({ blockedAt: z.iso.datetime() }));
/** `PUT /admin/contribution-authors/{authorId}/block`. */
export const authorParamsSchema = z.object({ authorId: idParamSchema });
export const authorBlockSchema = z.object({ isBlocked: z.boolean('must be true or false') });
export const authorBlockedSchema = z.object({ id: idSchema, isBlocked: z.boolean() });

/** `GET /admin/contribution-decisions`: what moderators did, the newest first. */
export const moderationLogSchema = pageOf(adminActionSchema);
