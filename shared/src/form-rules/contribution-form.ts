import * as z from 'zod/mini';
import { tidyContribution } from './contribution-text.ts';
import { anyText, emailSchema, fieldSentences, lineSchema, optionalText, trapSchema } from './fields.ts';
import { fieldError } from './field-errors.ts';
import { contributionLimits, ratings, reportReasons } from './contribution-rules.ts';
import { checkText, type TextLimits } from './text-rules.ts';

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
