import { z } from 'zod';
import { reportReasons } from '../form-rules/contribution-rules.ts';
import { commentOrReviewTextSchema, guestFields, reportNoteSchema } from '../form-rules/contribution-form.ts';
import { idParamSchema, idSchema, pageOf, pageQuerySchema } from './common.ts';
import { uploadSchema } from './media.ts';

/** What people say about things: a review has stars, comments make threads. */
export const contributionKinds = ['review', 'comment'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/** What can be contributed to. */
export const thingKinds = ['program', 'product', 'post', 'episode'] as const;
export type ThingKind = (typeof thingKinds)[number];
/** Each kind of thing takes one kind of contribution. */
export const contributionKindOf = {
  program: 'review',
  product: 'review',
  post: 'comment',
  episode: 'comment',
} as const satisfies Readonly<Record<ThingKind, ContributionKind>>;

/** Waiting: only its author and moderators see it. Deleted: by its author; it stays as a place in its thread. */
export const contributionStatuses = ['waiting', 'published', 'hidden', 'deleted'] as const;
export type ContributionStatus = (typeof contributionStatuses)[number];
export const contributionSorts = ['newest', 'oldest', 'helpful', 'highest', 'lowest'] as const;
export type ContributionSort = (typeof contributionSorts)[number];

/** Why a contribution waits. */
export const waitReasons = ['first', 'words', 'links', 'edited', 'blocked'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Parameters of every route of a thing. */
export const thingParamsSchema = z.object({ kind: z.enum(thingKinds), id: idParamSchema });
export const thingSchema = z.object({ kind: z.enum(thingKinds), id: idSchema });
export type Thing = z.infer<typeof thingSchema>;

/** Who wrote something. `former`: the account was deleted, and with it the name. */
export const authorSchema = z.object({
  name: z.string().nullable(),
  kind: z.enum(['member', 'guest', 'former']),
  /** Speaks for the site. */
  isStaff: z.boolean(),
  /** They wrote the post that it is about. Missing: nobody is known to have written the thing, or an older release of the api. */
  isThingsAuthor: z.boolean().optional(),
});

const ratingSchema = z.int('must be 1 to 5').min(1, 'must be 1 to 5').max(5, 'must be 1 to 5');

/** A contribution as everybody sees it. */
export const contributionSchema = z.object({
  id: idSchema,
  kind: z.enum(contributionKinds),
  /** Null where `text` is. */
  author: authorSchema.nullable(),
  /** 1 to 5; null for comments. */
  rating: z.int().nullable(),
  /** Plain text, to be shown with `dir="auto"`. Null: it was deleted or hidden, and has answers that are not. */
  text: z.string().nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isPinned: z.boolean(),
  /** It gives the plot away, and is veiled until its reader asks for it. Missing: an older release of the api, which does not know. */
  hasSpoilers: z.boolean().optional(),
  /** Of a product: whoever wrote it has bought it here. Missing: about something else, or an older release of the api. */
  isVerified: z.boolean().optional(),
  /** Of a product: what its author photographed, in their order. Missing: about something else, or an older release of the api. */
  photos: z.array(uploadSchema).optional(),
  /** How many find it helpful, or like it. */
  voteCount: z.int(),
  /** The comment that this one answers, where that is not the first of the thread. */
  answers: z.object({ id: idSchema, name: z.string().nullable() }).nullable(),
});
export type Contribution = z.infer<typeof contributionSchema>;

/** The first of a thread, with the first of its answers, the oldest first. */
export const threadSchema = contributionSchema.extend({
  answerCount: z.int(),
  replies: z.array(contributionSchema),
});
export type Thread = z.infer<typeof threadSchema>;

/** How many contributions a thing has, and what its reviewers think of it. */
export const contributionSummarySchema = z.object({
  /** Published ones, answers among them. */
  count: z.int(),
  /** Mean of all ratings, to two digits; null where there is none. */
  average: z.number().nullable(),
  /** How many gave one star, two … five. */
  stars: z.array(z.int()).length(5),
});
export type ContributionSummary = z.infer<typeof contributionSummarySchema>;

/** Mean and number of reviews, beside the editors' rating. */
export const memberRatingSchema = z.object({ average: z.number().nullable(), count: z.int() });
export type MemberRating = z.infer<typeof memberRatingSchema>;

/** `GET /things/{kind}/{id}/contributions`: pinned ones come first. */
export const contributionsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(contributionSorts).default('newest'),
  /** Only reviews with so many stars. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
});
export const contributionsSchema = pageOf(threadSchema).extend({ summary: contributionSummarySchema });
export type Contributions = z.infer<typeof contributionsSchema>;
/** `GET /contributions/{id}/replies`. */
export const repliesSchema = pageOf(contributionSchema);

/** A contribution as its author sees it. */
export const ownContributionSchema = contributionSchema.extend({
  thing: thingSchema,
  /** The first of its thread; null: it is that itself. */
  threadId: idSchema.nullable(),
  status: z.enum(contributionStatuses),
  /** Until then it may be changed; null: no more. */
  editableUntil: z.iso.datetime().nullable(),
});
export type OwnContribution = z.infer<typeof ownContributionSchema>;

/** A contribution in the account of its author, away from the thing that it is about. */
export const accountContributionSchema = ownContributionSchema.extend({
  /** Name of the thing, in the language asked for; empty where it is gone. */
  thingTitle: z.string(),
  /** Of an episode: the program that it belongs to. */
  programId: idSchema.nullable(),
  /** Of a post: its address in the language asked for. Missing: about something else, or an older release of the api. */
  slug: z.string().optional(),
});
export type AccountContribution = z.infer<typeof accountContributionSchema>;
/** `GET /account/contributions`. */
export const accountContributionsSchema = pageOf(accountContributionSchema);

/** Body of `POST /things/{kind}/{id}/contributions`. */
export const newContributionSchema = z.object({
  /** Wanted of a review, and of nothing else. */
  rating: ratingSchema.optional(),
  /** At least ten characters for a review. */
  text: commentOrReviewTextSchema,
  /** Comments only: what it answers. An answer to an answer stands beside it. */
  answers: idSchema.nullable().default(null),
  /** Wanted of guests; members have a name and an address already. */
  name: z.optional(guestFields.name),
  email: z.optional(guestFields.email),
  /** A guest wants mails about answers. Members get them until they say no. */
  wantsReplies: z.boolean('must be true or false').default(false),
  /** It gives the plot away. Of programs and episodes only; left out of a change, it stays as it is. */
  hasSpoilers: z.boolean('must be true or false').optional(),
  /** Must stay empty. */
  website: z.string('must be text').max(500).default(''),
});
export type NewContribution = z.infer<typeof newContributionSchema>;

/** Body of `PUT /contributions/{id}`: `rating` for a review only. */
export const contributionChangeSchema = newContributionSchema.pick({
  text: true,
  rating: true,
  hasSpoilers: true,
});
export type ContributionChange = z.infer<typeof contributionChangeSchema>;

/** Body of `PUT /contributions/{id}/vote`, and its answer. */
export const voteChangeSchema = z.object({ hasVoted: z.boolean('must be true or false') });
export const voteSchema = z.object({ id: idSchema, hasVoted: z.boolean(), voteCount: z.int() });

/** Body of `POST /contributions/{id}/reports`. */
export const newReportSchema = z.object({
  reason: z.enum(reportReasons, 'must be one of the reasons'),
  note: reportNoteSchema,
});
export const reportedSchema = z.object({ id: idSchema, status: z.literal('reported') });

export const contributionDeletedSchema = z.object({ id: idSchema, status: z.literal('deleted') });
export const contributionParamsSchema = z.object({ contributionId: idParamSchema });
/** `DELETE /contributions/{contributionId}/photos/{photoId}`. */
export const contributionPhotoParamsSchema = contributionParamsSchema.extend({ photoId: idParamSchema });
