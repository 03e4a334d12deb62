import { canSpoil } from '@sahra/shared/form-rules/contribution-rules';
import { commentTextSchema, reviewTextSchema } from '@sahra/shared/form-rules/contribution-form';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { idempotencyKeySchema } from '@sahra/shared/schemas/contact';
import {
  accountContributionsSchema,
  contributionChangeSchema,
  contributionDeletedSchema,
  contributionKindOf,
  contributionParamsSchema,
  contributionPhotoParamsSchema,
  newContributionSchema,
  newReportSchema,
  ownContributionSchema,
  reportedSchema,
  thingParamsSchema,
  voteChangeSchema,
  voteSchema,
} from '@sahra/shared/schemas/contributions';
import { ownContributionsSchema } from '@sahra/shared/schemas/own-contributions';
import { z } from 'zod';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';

const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

export const contributorSchemas = {
  own: {
    ...readOf('What the caller wrote about a thing, whatever its state, and their votes', ownContributionsSchema),
    description: 'The caller is the member who is signed in, or the guest of this browser.',
    params: thingParamsSchema,
  },
  ofAccount: {
    ...readOf('Everything that the member wrote, the newest first', accountContributionsSchema),
    querystring: listQuerySchema,
  },
  create: {
    summary: 'Write a review or a comment',
    description: [
      'Without a session `name` and `email` are wanted; the answer sets a cookie by which the guest is known again.',
      'What waits (`status`) only its author and moderators see. With an `Idempotency-Key` it may be sent again after a lost answer; without one the same words of the same person about the same thing are one contribution a day.',
      '409 `already_reviewed`, `too_many_waiting`; 403 `contributions_blocked`; 404: the thing or the comment is not there.',
    ].join(' '),
    params: thingParamsSchema,
    querystring: languageQuerySchema,
    headers: z.looseObject({ 'idempotency-key': idempotencyKeySchema.optional() }),
    body: newContributionSchema,
    response: { 201: ownContributionSchema, ...refusals },
  },
  change: {
    ...readOf('Change one’s own within half an hour', ownContributionSchema),
    description: '409 `not_editable`: the time is over, or it is hidden.',
    params: contributionParamsSchema,
    body: contributionChangeSchema,
  },
  delete: {
    ...readOf('Delete one’s own', contributionDeletedSchema),
    params: contributionParamsSchema,
  },
  addPhoto: {
    summary: 'Add a photo to one’s own review of a product',
    description: [
      'A form (`multipart/form-data`) with the photo as `file`; all other fields and refusals are those of `POST /media`.',
      'As long as it may be changed, four at most. A review that is published waits until a moderator has seen the photo.',
      '409 `too_many_photos`, `not_editable`, `photos_not_taken`; 404: it is not there, or not the caller’s.',
    ].join(' '),
    consumes: ['multipart/form-data'],
    params: contributionParamsSchema,
    response: { 201: ownContributionSchema, ...refusals },
  },
  removePhoto: {
    ...readOf('Take a photo away from one’s own review', ownContributionSchema),
    description: '409 `not_editable`: the time is over, or it is hidden.',
    params: contributionPhotoParamsSchema,
  },
  vote: {
    ...readOf('Say whether one finds it helpful, or likes it', voteSchema),
    description: 'Members only. 409 `own_contribution`.',
    params: contributionParamsSchema,
    body: voteChangeSchema,
  },
  report: {
    summary: 'Report it to the moderators',
    description: 'Each person reports something once; once more has the same answer.',
    params: contributionParamsSchema,
    querystring: languageQuerySchema,
    body: newReportSchema,
    response: { 201: reportedSchema, ...refusals },
  },
};

const textSchemas = { review: reviewTextSchema, comment: commentTextSchema };

/** What is wrong with a contribution to a kind of thing, by field; undefined: nothing. */
export function wrongFields(
  kind: keyof typeof contributionKindOf,
  {
    text,
    rating,
    answers,
    hasSpoilers,
  }: { text: string; rating?: number | undefined; answers?: number | null; hasSpoilers?: boolean | undefined },
): Record<string, string> | undefined {
  const isReview = contributionKindOf[kind] === 'review';
  const checked = z.safeParse(textSchemas[contributionKindOf[kind]], text);
  const fields = {
    ...(!checked.success && { text: checked.error.issues[0]?.message ?? 'is not valid' }),
    ...(isReview && rating === undefined && { rating: 'must be 1 to 5' }),
    ...(!isReview && rating !== undefined && { rating: 'is for reviews only' }),
    ...(isReview && typeof answers === 'number' && { answers: 'is for comments only' }),
    ...(hasSpoilers && !canSpoil({ kind }) && { hasSpoilers: 'is for programs and episodes only' }),
  };
  return Object.keys(fields).length === 0 ? undefined : fields;
}
