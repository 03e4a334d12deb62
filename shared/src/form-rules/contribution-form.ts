import * as z from 'zod/mini';
import { tidyContribution } from './contribution-text.ts';
import { anyText, emailSchema, fieldSentences, lineSchema, optionalText, trapSchema } from './fields.ts';
import { fieldError } from './field-errors.ts';
import { checkText, type TextLimits } from './text-rules.ts';

/** Fewest and most characters of each field of a contribution. */
export const contributionLimits = {
  name: { min: 1, max: 60 },
  review: { min: 10, max: 5_000 },
  comment: { min: 2, max: 3_000 },
  reportNote: { min: 0, max: 1_000 },
} as const;

/** Whether a contribution to something can give its plot away. */
export const canSpoil = ({ kind }: { kind: string }): boolean => kind === 'program' || kind === 'episode';

/** How long authors may change what they wrote. */
export const EDIT_WINDOW_MS = 30 * 60 * 1000;

/** Stars of a review, as a form sends them. */
export const ratings = ['1', '2', '3', '4', '5'] as const;

/** Why somebody reports a contribution. */
export const reportReasons = ['spam', 'abuse', 'spoiler', 'off-topic', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A text for other people, tidied. */
const writtenSchema = (limits: TextLimits) =>
  z.pipe(
    anyText,
    z.transform((typed: string, { issues }) => {
      const text = tidyContribution(typed);
      const code = checkText(text, limits);
      if (code) issues.push(fieldError(code, fieldSentences[code](limits), typed));
      return text;
    }),
  );

export const reviewTextSchema = writtenSchema(contributionLimits.review);
export const commentTextSchema = writtenSchema(contributionLimits.comment);
/** What either may be; the api looks again when it knows which it is. */
export const commentOrReviewTextSchema = writtenSchema({
  min: contributionLimits.comment.min,
  max: contributionLimits.review.max,
});
/** A note that may be left out. */
export const reportNoteSchema = z.pipe(
  optionalText,
  z.transform((typed: string, { issues }) => {
    const text = tidyContribution(typed);
    const code = text === '' ? undefined : checkText(text, contributionLimits.reportNote);
    if (code) issues.push(fieldError(code, fieldSentences[code](contributionLimits.reportNote), typed));
    return text;
  }),
);

/** What a guest says of themselves; the address is never shown to anybody. */
export const guestFields = {
  name: lineSchema(contributionLimits.name),
  email: emailSchema,
} as const;

const common = { website: trapSchema, key: optionalText, hasSpoilers: optionalText } as const;

/** Form of a member's review; `key` becomes the `Idempotency-Key`. */
export const reviewForm = z.object({
  rating: z.enum(ratings, 'must be 1 to 5'),
  text: reviewTextSchema,
  ...common,
});
/** Form of a guest's review; `remember` is "save my details", the page's business. */
export const guestReviewForm = z.extend(reviewForm, {
  ...guestFields,
  remember: optionalText,
  wantsReplies: optionalText,
});

/** Form of a member's comment; `answers` is the id of what it answers, or empty. */
export const commentForm = z.object({ text: commentTextSchema, answers: optionalText, ...common });
/** Form of a guest's comment. */
export const guestCommentForm = z.extend(commentForm, {
  ...guestFields,
  remember: optionalText,
  wantsReplies: optionalText,
});

/** Form of a report. */
export const reportForm = z.object({
  reason: z.enum(reportReasons, 'must be one of the reasons'),
  note: reportNoteSchema,
});
